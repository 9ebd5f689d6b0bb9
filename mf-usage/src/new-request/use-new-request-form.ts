import { endpoints, formBody, ORDER_FORM, typedText } from '@dongne/contract';
import { applicatePaths } from '@dongne/contract/paths';
import { useServerForm } from '@dongne/pages';
import { refresh, send, useNow } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LinkedSlot } from '../pickup-slot/linked-slot';
import { closeFullSlot } from '../pickup-slot/pickup-slot-api';
import { isSlotGone, SLOT_GONE } from '../pickup-slot/pickup-slot-rules';
import { LOST_PHOTOS } from '../form-draft/draft-photos';
import { withPhotoIds } from '../request-draft/draft-shape';
import type { OrderOwner } from '../request-draft/draft-texts';
import { useDraftStore, useStoredValues, type Draft } from '../request-draft/use-request-draft';
import { wishesOnWire } from '../request-form/laundry-wishes';
import {
  NEW_REQUEST_FIELD_OF_WIRE,
  NEW_REQUEST_SCHEMA,
  type NewRequestValues,
} from '../request-form/new-request-values';
import { useAdvanceProblemOf } from '../request-form/use-advance-problem';
import type { PricingShop } from '../request-form/use-estimate';
import type { FormStart } from './order-again-rules';

/** Initial values of a form, and whether the slot of the link is unavailable. */
interface Beginning extends Pick<FormStart, 'values' | 'agreesByPress'> {
  readonly isSlotGone: boolean;
}

/** Applies the slot of a link, which overrides the draft's; an unavailable slot selects none. */
export const begin = ({ values, agreesByPress }: FormStart, linked: LinkedSlot): Beginning => {
  if (linked.state === 'none' || linked.state === 'loading') return { values, agreesByPress, isSlotGone: false };
  const collectionTime = linked.state === 'free' ? linked.startsAt : null;
  return { values: { ...values, collectionTime }, agreesByPress, isSlotGone: linked.state === 'gone' };
};

const bodyOf = (laundryId: number, values: NewRequestValues, isSecond: boolean): FormData =>
  formBody(ORDER_FORM, {
    ...wishesOnWire(values),
    laundryId,
    collectionTime: values.collectionTime ?? '',
    entrance:
      values.entrance === 'password'
        ? { hasPassword: true, password: typedText(values.entrancePassword) }
        : { hasPassword: false },
    agreeTerm: values.agreeTerm,
    couponId: values.couponId ?? undefined,
    deliveryBag: values.deliveryBag,
    // Omitted: the card that is active at the approval pays.
    creditCardId: undefined,
    refuseSecond: !isSecond,
  });

/**
 * Serialized form for comparison, stored with the draft: photos by id, without the door code. A changed door code keeps
 * the idempotency key; that is safe, since only an accepted request binds its key, and that one differs in content.
 */
const contentOf = ({ entrancePassword: _never, ...values }: NewRequestValues): string =>
  JSON.stringify(withPhotoIds(values));

/**
 * Form of a new request with its draft: the input survives refusals, missing responses and navigation.
 * @param beginning initial values from the draft or the link.
 * @param end leaves the screens of the form for another page.
 */
export const useNewRequestForm = (
  owner: OrderOwner,
  draft: Draft,
  shop: PricingShop,
  beginning: Beginning,
  end: (then: () => unknown) => unknown,
) => {
  const { laundryId } = owner;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const advanceProblemOf = useAdvanceProblemOf(shop);
  const store = useDraftStore(owner, draft.values);
  const now = useNow();
  const isSecond = useRef(false);
  const [doubledSlot, setDoubledSlot] = useState<string | null>();

  const form = useServerForm({
    defaultValues: beginning.values,
    known: {
      ...(draft.hasLostPhotos && { stains: { type: 'known', message: LOST_PHOTOS } }),
      ...(beginning.isSlotGone && { collectionTime: { type: 'known', message: SLOT_GONE } }),
    },
    schema: NEW_REQUEST_SCHEMA,
    isWrong: (values) => isSlotGone(values.collectionTime, now) || advanceProblemOf(values) !== undefined,
    fieldOfWire: NEW_REQUEST_FIELD_OF_WIRE,
    attempt: {
      contentOf,
      first: draft.attempt ?? undefined,
      keep: (attempt) => store.noteAttempt(attempt ?? null),
    },
    send: async (values, idempotencyKey) => {
      // Agreed to for the time that was asked about, not for one that was chosen afterwards.
      const body = bodyOf(laundryId, values, isSecond.current && values.collectionTime === doubledSlot);
      isSecond.current = false;
      const ordered = await send(endpoints.orderPickup, { body, idempotencyKey });
      // The server keeps them for the member's next request.
      if (values.washingPreferences !== null) void refresh(queryClient, endpoints.member.path);
      return ordered;
    },
    onDone: async ({ applicationId }) => {
      void refresh(queryClient, endpoints.REQUESTS);
      store.forget();
      await end(() => navigate(applicatePaths.complete(applicationId), { replace: true }));
    },
    placeOf: ({ code, sentence }, { values, change }) => {
      if (code === 'ALREADY_EXISTS') setDoubledSlot(values.collectionTime);
      if (code !== 'SLOT_FULL') return undefined;
      if (values.collectionTime !== null) closeFullSlot(queryClient, laundryId, values.collectionTime);
      change({ collectionTime: null });
      return { collectionTime: sentence };
    },
  });
  useStoredValues(store, form.values);

  const isElsewhen = form.failure?.code === 'ALREADY_EXISTS' && form.values.collectionTime !== doubledSlot;
  const { onSubmit } = form.formProps;
  return {
    ...form,
    /** Without the refusal of a second request at another time than the one now chosen. */
    failure: isElsewhen ? undefined : form.failure,
    /** Lets the next press order although a request waits for the same shop and slot. */
    allowSecond: () => {
      isSecond.current = true;
    },
    formProps: {
      ...form.formProps,
      onSubmit: (event: Parameters<typeof onSubmit>[0]) => {
        if (beginning.agreesByPress && !form.values.agreeTerm) form.change({ agreeTerm: true });
        onSubmit(event);
      },
    },
  };
};
