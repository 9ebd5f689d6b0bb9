import type { EventList } from '@dongne/contract';
import { readDay } from '../common/read-day';

/** When an event runs: `2026.11.01~2026.11.30`, or `2026.11.01부터` when nobody has set an end. */
export const periodOf = ({ startsAt, endsAt }: Pick<EventList['items'][number], 'startsAt' | 'endsAt'>): string =>
  endsAt === null ? `${readDay(startsAt)}부터` : `${readDay(startsAt)}~${readDay(endsAt)}`;
