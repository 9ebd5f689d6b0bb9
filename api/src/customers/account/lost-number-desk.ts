import { PAGE_SIZE, type Needs } from '#base';
import { lostNumbersAfter } from './lost-number-repository';
import type { OperatorLostNumberView } from './lost-number-schemas';

type Row = Awaited<ReturnType<typeof lostNumbersAfter>>[number];

const lastDigits = (number: string | null): string => number?.slice(-4) ?? '';

const OUTCOMES = ['changed', 'stopped', 'refused', 'replaced'] as const;

const viewOf = ({ change, presentNumber }: Row): OperatorLostNumberView => ({
  id: change.id,
  presentLastDigits: lastDigits(presentNumber),
  lastDigits: lastDigits(change.newNumber),
  askedAt: change.askedAt.toISOString(),
  dueAt: change.dueAt.toISOString(),
  askedBy: change.reason === null ? 'member' : 'support',
  reason: change.reason,
  outcome: OUTCOMES.find((outcome) => outcome === change.outcome) ?? null,
  endedAt: change.endedAt?.toISOString() ?? null,
});

/** Cursor: `0_12` follows the waiting change 12; `1_7` the ended one 7. */
const cursorOf = ({ change: { id, endedAt } }: Row): string => `${endedAt === null ? 0 : 1}_${id}`;

/** Page of lost-number changes for support: waiting ones first, each group newest first. */
export const listLostNumbers = async (
  { database }: Needs<'database'>,
  cursor: string | undefined,
): Promise<{ items: OperatorLostNumberView[]; nextCursor: string | null }> => {
  const [group = 0, beforeId] = (cursor ?? '0').split('_').map(Number);
  const rows = await lostNumbersAfter(database, { isEnded: group === 1, beforeId }, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = rows.length > PAGE_SIZE && last !== undefined ? cursorOf(last) : null;
  return { items: page.map(viewOf), nextCursor };
};
