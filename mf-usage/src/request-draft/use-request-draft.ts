import { endpoints } from '@dongne/contract';
import { sessionAtom, useRemote, whileMember, type RemoteData, deviceNow } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { EMPTY_REQUEST, type NewRequestValues } from '../request-form/new-request-values';
import type { FormPhoto } from '@dongne/pages';
import { createDraftKeeper, type DraftKeeper, type KeptForm } from './draft-keeper';
import { forgetUnusedPhotos, readPhotos } from '../form-draft/draft-photos';
import { photoIdsOf, withPhotos, type KeptRequest } from './draft-shape';
import { readDraft, type DraftOwner, type OfferOfShop } from './draft-texts';

/** A form as its member left it. */
export interface Draft {
  readonly values: NewRequestValues;
  readonly attempt: KeptRequest['attempt'];
  /** Of an edit: what the request was then; empty where there is no draft of one. */
  readonly begunFrom: string;
  /** The browser has not kept a photo that was there. */
  readonly hasLostPhotos: boolean;
}

const NO_PHOTOS: readonly FormPhoto[] = [];

/**
 * The draft of a form; `undefined` while its photos are on their way. Read once: from then on the form knows best.
 *
 * @param onServer photos of an edited request, which the browser does not keep.
 */
export const useRequestDraft = (
  owner: DraftOwner,
  shop: OfferOfShop,
  onServer: readonly FormPhoto[] = NO_PHOTOS,
): Draft | undefined => {
  const [kept] = useState(() => readDraft(owner, shop, deviceNow()));
  const [ids] = useState(() => photoIdsOf(kept).filter((id) => !onServer.some((photo) => photo.id === id)));
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
  const { attempt, begunFrom, ...texts } = kept;
  return {
    values: { ...EMPTY_REQUEST, ...texts, ...withPhotos(kept, [...onServer, ...photos]) },
    attempt,
    begunFrom,
    hasLostPhotos: photos.length < ids.length,
  };
};

/** Keeps a form as its draft; also when the page is closed or put away, where nothing that waits would be written. */
export const useDraftKeeper = (owner: DraftOwner, begun: KeptForm): DraftKeeper => {
  const [keeper] = useState(() => createDraftKeeper(owner, begun));

  useEffect(() => {
    // Phones end a page that was put away without a word.
    const onHide = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', onHide);
      keeper.flush();
    };
  }, [keeper]);

  return keeper;
};

/** Tells the keeper of every change. */
export const useKeptValues = (keeper: DraftKeeper, values: KeptForm): void =>
  useEffect(() => keeper.note(values), [keeper, values]);

/** Whose draft it is. A login of which only the refresh token was left learns it from the server. */
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
