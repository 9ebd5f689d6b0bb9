import { deviceNow } from '@dongne/platform';
import type { LaundryWishes } from '../request-form/laundry-wishes';
import type { NewRequestValues } from '../request-form/new-request-values';
import type { FormPhoto } from '@dongne/pages';
import { forgetPhotos, storePhotos } from '../form-draft/draft-photos';
import { isHere } from '../form-draft/form-draft';
import { DRAFT_FIELDS, type StoredRequest, photosOf, withPhotoIds } from './draft-shape';
import { forgetDraft, hasDraft, writeDraft, type DraftOwner } from './draft-texts';

/** Write interval in ms, which batches keystrokes. */
const WRITE_EVERY_MS = 400;

/** Stored form: a new request or an edit. */
export type DraftForm = LaundryWishes & Partial<NewRequestValues> & { readonly begunFrom?: string };

/** Stores the draft of one form while it is edited. */
export interface DraftStore {
  /** Records the current values; changes are written soon. */
  readonly note: (values: DraftForm) => void;
  /** Records the state of sending; writes everything pending before it returns. */
  readonly noteAttempt: (attempt: StoredRequest['attempt']) => void;
  /** Writes pending changes. */
  readonly flush: () => void;
  /** Deletes the draft after the order. */
  readonly forget: () => void;
}

const textsOf = ({ entrancePassword: _never, ...values }: DraftForm): Partial<StoredRequest> => ({
  ...withPhotoIds(values),
  // Signed URLs grant access until they expire and are not stored; the request has new ones.
  keptMends: values.keptMends.map((mend) => ({ ...mend, imageUrl: null })),
  serviceCodes: [...values.serviceCodes],
});

/** @param begun initial values of the form, from its draft. */
export const createDraftStore = (owner: DraftOwner, begun: DraftForm): DraftStore => {
  let latest = begun;
  let attempt: StoredRequest['attempt'] | undefined;
  let written: Partial<StoredRequest> = textsOf(begun);
  let photos: readonly FormPhoto[] = photosOf(begun);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const writePhotos = (isNew: boolean): void => {
    const isIn = (list: readonly FormPhoto[]) => (photo: FormPhoto) => list.some(({ id }) => id === photo.id);
    const now = photosOf(latest);
    const added = isNew ? now : now.filter((photo) => !isIn(photos)(photo));
    const removed = photos.filter((photo) => !isIn(now)(photo));
    if (added.length > 0) void storePhotos(added);
    if (removed.length > 0) void forgetPhotos(removed.map(({ id }) => id));
    photos = now;
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const draft = { ...textsOf(latest), ...(attempt !== undefined && { attempt }) };
    const changed = changedFields(written, draft);
    if (isOver || Object.keys(changed).length === 0) return;
    // Missing for a first write, or after a deletion by a logout or an order in another tab.
    const isNew = !hasDraft(owner);
    if (isNew && !isHere(owner.userId)) return;
    writeDraft(owner, isNew ? draft : changed, deviceNow());
    written = draft;
    writePhotos(isNew);
  };

  return {
    note: (values) => {
      latest = values;
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    noteAttempt: (next) => {
      attempt = next;
      flush();
    },
    flush,
    forget: () => {
      isOver = true;
      forgetDraft(owner);
      void forgetPhotos(photos.map(({ id }) => id));
    },
  };
};

const changedFields = (before: Partial<StoredRequest>, after: Partial<StoredRequest>): Partial<StoredRequest> => {
  const changed: Partial<StoredRequest> = { ...after };
  for (const field of DRAFT_FIELDS)
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) delete changed[field];
  return changed;
};
