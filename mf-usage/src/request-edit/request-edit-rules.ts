import type { RequestMend } from '@dongne/contract';
import { noteMendOf, type LaundryWishes } from '../request-form/laundry-wishes';

/** Which of the earlier mends stay, and the described one that joins them, if any. */
export interface MendChange {
  readonly keptIds: readonly number[];
  readonly newNote: string | undefined;
}

/** What an edit makes of the mends: switched off, all go; a changed note replaces the described one; the others stay. */
export const mendChangeOf = (mends: readonly RequestMend[], { hasMend, mendNote }: LaundryWishes): MendChange => {
  if (!hasMend) return { keptIds: [], newNote: undefined };
  const described = noteMendOf(mends);
  const note = mendNote.trim();
  if (note === (described?.mendDetail ?? '')) return { keptIds: mends.map(({ id }) => id), newNote: undefined };
  return {
    keptIds: mends.filter((mend) => mend !== described).map(({ id }) => id),
    newNote: note === '' ? undefined : note,
  };
};
