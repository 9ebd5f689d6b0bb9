import { EDIT_FORM, endpoints, formBody, type RequestDetail, type ShopDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { useServerForm } from '@dongne/pages';
import { popups, queryOf, refresh, send, useNow } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrevUrl } from '../common/use-prev-url';
import { closeFullSlot, refreshSlots } from '../pickup-slot/pickup-slot-api';
import { isSlotGone } from '../pickup-slot/pickup-slot-rules';
import { LOST_PHOTOS } from '../form-draft/draft-photos';
import { forgetDraft, type EditOwner } from '../request-draft/draft-texts';
import { useDraftStore, useStoredValues, type Draft } from '../request-draft/use-request-draft';
import { EDIT_FIELD_OF_WIRE, EDIT_SCHEMA, type EditValues } from '../request-form/edit-values';
import { wishesOnWire } from '../request-form/laundry-wishes';
import { useAdvanceProblemOf } from '../request-form/use-advance-problem';
import { draftedEdit, editOf, standOf, versionOf } from './edit-draft';

/** Body of an edit: omitted photos and mends are removed, and an unchanged slot is not sent. */
const bodyOf = (wishes: EditValues, own: string): FormData =>
  formBody(EDIT_FORM, {
    collectionTime: wishes.collectionTime === own ? undefined : (wishes.collectionTime ?? undefined),
    ...wishesOnWire(wishes),
    beforeStains: wishes.hasStain ? wishes.stains.flatMap(({ keptId }) => keptId ?? []) : [],
    beforeMends: wishes.hasMend ? wishes.keptMends.map(({ id }) => id) : [],
  });

/** Initial values: the draft for this version of the request, or the request. */
const beginningOf = (draft: Draft, request: RequestDetail, shop: ShopDetail): EditValues =>
  standOf(draft, request) === 'same' ? draftedEdit(draft, request, shop) : editOf(request, shop);

/**
 * Form of an edit: saving returns to the request, a refusal shows its errors. The input survives a reload; a draft for
 * an earlier version is applied only by `takeOlder`.
 */
export const useRequestEditForm = (owner: EditOwner, draft: Draft, request: RequestDetail, shop: ShopDetail) => {
  const navigate = useNavigate();
  const prevUrl = usePrevUrl();
  const queryClient = useQueryClient();
  const [begun] = useState(() => ({
    values: beginningOf(draft, request, shop),
    own: request.collectionTime,
    begunFrom: versionOf(request),
    older:
      standOf(draft, request) === 'older'
        ? { ...draftedEdit(draft, request, shop), collectionTime: request.collectionTime }
        : undefined,
  }));
  const [older, setOlder] = useState(begun.older);
  const [from, setFrom] = useState(begun.begunFrom);
  const isChanged = versionOf(request) !== from;
  const store = useDraftStore(owner, { ...begun.values, begunFrom: begun.begunFrom });
  // Deletes an older draft first: single changed fields must not mix with it.
  useState(() => begun.older !== undefined && forgetDraft(owner));
  const { applicationId: id, laundryId } = request;
  const advanceProblemOf = useAdvanceProblemOf(shop);

  const now = useNow();
  const isGone = ({ collectionTime }: EditValues): boolean =>
    collectionTime !== request.collectionTime && isSlotGone(collectionTime, now);

  const form = useServerForm({
    defaultValues: begun.values,
    ...(draft.hasLostPhotos && older === undefined && { known: { stains: { type: 'known', message: LOST_PHOTOS } } }),
    schema: EDIT_SCHEMA,
    isWrong: (wishes) => isChanged || isGone(wishes) || advanceProblemOf(wishes) !== undefined,
    fieldOfWire: EDIT_FIELD_OF_WIRE,
    send: (wishes) => send(endpoints.modifyRequest, { params: { id }, body: bodyOf(wishes, begun.own) }),
    onDone: async (saved) => {
      store.forget();
      setFrom(versionOf(saved)); // The form's own change must not count as a change elsewhere.
      queryClient.setQueryData(queryOf(endpoints.requestDetail, { id }).queryKey, saved);
      // Text as in product specification §8.
      popups.toast('이용 신청 수정이 완료 되었습니다!');
      await navigate(usagePaths.detail(id, prevUrl), { replace: true });
      void refresh(queryClient, endpoints.REQUESTS);
      void refreshSlots(queryClient, laundryId);
    },
    placeOf: ({ code, sentence }, { values, change }) => {
      if (code === 'SLOT_FULL') {
        if (values.collectionTime !== null) closeFullSlot(queryClient, laundryId, values.collectionTime);
        change({ collectionTime: null });
        return { collectionTime: sentence };
      }
      popups.toast(sentence, { tone: 'error' });
      void refresh(queryClient, endpoints.REQUESTS);
      return undefined;
    },
  });
  const values = useMemo(() => ({ ...form.values, begunFrom: from }), [form.values, from]);
  useStoredValues(store, values);

  const takeOlder = () => {
    if (older !== undefined) form.change(older);
    setOlder(undefined);
  };
  const changedElsewhere = {
    onTake: () => {
      form.change(editOf(request, shop));
      setFrom(versionOf(request));
    },
    onKeep: () => setFrom(versionOf(request)),
  };
  return {
    ...form,
    takeOlder: older === undefined ? undefined : takeOlder,
    changedElsewhere: isChanged ? changedElsewhere : undefined,
  };
};
