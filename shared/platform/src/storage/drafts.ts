import { DRAFT_LIFE_MS } from '@dongne/contract';
import { deviceMemory } from './tab-memory';

/** Database of the photos in drafts. */
export const DRAFT_PHOTOS = 'draftPhotos';

/** Prefix of a member's drafts. */
const draftsOf = (userId: number): string => `draft:${userId}:`;

/**
 * Key of a draft's field in `deviceMemory`, so that a login or logout can delete it without knowing the form. The field
 * `at` is the time of the last change, in ms; drafts without it are deleted.
 *
 * @param form the form and its subject: `request/7`.
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
      // Without a database in this browser's mode there is nothing to delete.
    }
};

/** Deletes every draft on this device after a logout. */
export const forgetDrafts = (): void => forgetWhere(() => true);

/** Deletes the drafts of other members: a shared device must not reveal anything. */
export const forgetDraftsOfOthers = (userId: number): void => forgetWhere((name) => !name.startsWith(draftsOf(userId)));

/** Deletes drafts that are too old, or dated into the future by a wrong clock. */
export const forgetOldDrafts = (now: number): void =>
  forgetWhere((name) => {
    const at = Number(deviceMemory.read(name.replace(/[^:]*$/, 'at')));
    return !(Math.abs(now - at) <= DRAFT_LIFE_MS);
  });
