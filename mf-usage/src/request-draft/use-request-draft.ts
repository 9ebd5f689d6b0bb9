import { endpoints } from '@dongne/contract';
import { deviceNow, sessionAtom, useIsHydrated, useRemote, whileMember, type RemoteData } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { EMPTY_REQUEST, type NewRequestValues } from '../request-form/new-request-values';
import type { FormPhoto } from '@dongne/pages';
import { createDraftStore, type DraftStore, type DraftForm } from './draft-store';
import { forgetUnusedPhotos, readPhotos } from '../form-draft/draft-photos';
import { draftOf, photoIdsOf, withPhotos, type StoredRequest } from './draft-shape';
import { forgetOtherDrafts, hasDraft, readDraft, type DraftOwner, type OfferOfShop } from './draft-texts';

/** Draft of a form. */
export interface Draft {
  readonly values: NewRequestValues;
  readonly attempt: StoredRequest['attempt'];
  /** In an edit: version of the request at its start; empty without a draft. */
  readonly begunFrom: string;
  /** The browser has lost a photo of the draft. */
  readonly hasLostPhotos: boolean;
}

const NO_PHOTOS: readonly FormPhoto[] = [];

/**
 * Returns whether a form begins with a draft, and deletes those of others. The server knows none, so hydration begins without it; the form is then
 * rendered again with the draft: use the result as its key.
 */
export const useHasDraft = (owner: DraftOwner): boolean => {
  const [isStored] = useState(() => {
    forgetOtherDrafts(owner, deviceNow());
    return hasDraft(owner);
  });
  return useIsHydrated() && isStored;
};

/**
 * Draft of a form; `undefined` while its photos load. Reads once.
 * @param isStored result of `useHasDraft`; without a draft the form begins empty.
 * @param onServer photos of an edited request, which the browser does not store.
 */
export const useRequestDraft = (
  owner: DraftOwner,
  shop: OfferOfShop,
  isStored: boolean,
  onServer: readonly FormPhoto[] = NO_PHOTOS,
): Draft | undefined => {
  const [stored] = useState(() => (isStored ? readDraft(owner, shop) : draftOf({})));
  const [ids] = useState(() => photoIdsOf(stored).filter((id) => !onServer.some((photo) => photo.id === id)));
  const [photos, setPhotos] = useState(ids.length === 0 ? NO_PHOTOS : undefined);

  useEffect(() => {
    let isGone = false;
    void forgetUnusedPhotos();
    if (ids.length > 0)
      void readPhotos(ids).then((found) => {
        if (!isGone) setPhotos(found);
      });
    return () => {
      isGone = true;
    };
  }, [ids]);

  if (photos === undefined) return undefined;
  const { attempt, begunFrom, ...texts } = stored;
  return {
    values: { ...EMPTY_REQUEST, ...texts, ...withPhotos(stored, [...onServer, ...photos]) },
    attempt,
    begunFrom,
    hasLostPhotos: photos.length < ids.length,
  };
};

/** Stores a form as its draft; flushes when the page is closed or hidden, since pending timers would not run. */
export const useDraftStore = (owner: DraftOwner, begun: DraftForm): DraftStore => {
  const [store] = useState(() => createDraftStore(owner, begun));

  useEffect(() => {
    // Phones kill hidden pages without further events.
    const onHide = () => {
      if (document.visibilityState === 'hidden') store.flush();
    };
    window.addEventListener('pagehide', store.flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', store.flush);
      document.removeEventListener('visibilitychange', onHide);
      store.flush();
    };
  }, [store]);

  return store;
};

/** Passes every change to the draft. */
export const useStoredValues = (store: DraftStore, values: DraftForm): void =>
  useEffect(() => store.note(values), [store, values]);

/** Owner of the draft. A login with only a refresh token learns its member from the server. */
export const useDraftUser = (): RemoteData<number> => {
  const session = useAtomValue(sessionAtom);
  const known = session.state === 'member' ? session.user?.userId : undefined;
  const member = useRemote(
    endpoints.member,
    {},
    { enabled: known === undefined && whileMember(session.state === 'member') },
  );
  if (known !== undefined) return { state: 'ready', value: known };
  return member.state === 'ready' ? { state: 'ready', value: member.value.userId } : member;
};
