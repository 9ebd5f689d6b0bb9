import { DRAFT_LIFE_MS } from '@dongne/contract';
import { deviceMemory } from './tab-memory';

/** The database of photos that belong to drafts. */
export const DRAFT_PHOTOS = 'draftPhotos';

/** What belongs to one member begins so. */
const draftsOf = (userId: number): string => `draft:${userId}:`;

/**
 * Where a field of a form that was begun is kept in `deviceMemory`, so that anyone who logs in or out can forget it without
 * knowing the form. The field `at` is when the draft was changed last, in ms; a draft without it is nobody's.
 *
 * @param form the form and what it is about: `request/7`.
 */
export const draftField = (userId: number, form: string, field: string): string =>
  `${draftsOf(userId)}${form}:${field}`;

const forgetWhere = (isOver: (name: string) => boolean): void => {
  const names = deviceMemory.names('draft:');
  const over = names.filter(isOver);
  over.forEach(deviceMemory.forget);
  if (over.length > 0 && over.length === names.length)
    try {
      indexedDB.deleteDatabase(DRAFT_PHOTOS);
    } catch {
      // No database in this browser's mode: then it holds nothing either.
    }
};

/** Forgets every form that was begun on this device: somebody has logged out. */
export const forgetDrafts = (): void => forgetWhere(() => true);

/** Forgets what others than this member have begun: a device that is passed on tells nobody anything. */
export const forgetDraftsOfOthers = (userId: number): void => forgetWhere((name) => !name.startsWith(draftsOf(userId)));

/** Forgets what nobody has gone on with for so long that they will not; also what a wrong clock has dated into the future. */
export const forgetOldDrafts = (now: number): void =>
  forgetWhere((name) => {
    const at = Number(deviceMemory.read(name.replace(/[^:]*$/, 'at')));
    return !(Math.abs(now - at) <= DRAFT_LIFE_MS);
  });
