import { cursorInGroups, PAGE_SIZE, pageBy, type Needs } from '#base';
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
const cursorOf = ({ change }: Row): string => cursorInGroups(change.endedAt !== null, change.id);

/** Page of lost-number changes for support: waiting ones first, each group newest first. */
export const listLostNumbers = async (
  { database }: Needs<'database'>,
  cursor: string | undefined,
): Promise<{ items: OperatorLostNumberView[]; nextCursor: string | null }> => {
  const [group = 0, beforeId] = (cursor ?? '0').split('_').map(Number);
  const rows = await lostNumbersAfter(database, { isEnded: group === 1, beforeId }, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, cursorOf);
  return { items: items.map(viewOf), nextCursor };
};
