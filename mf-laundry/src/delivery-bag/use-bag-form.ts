import { endpoints, FORM_LETTERS } from '@dongne/contract';
import { saveAttempt, readAttempt, useServerForm } from '@dongne/pages';
import { BAG_ORDERED, paths, popups, queryOf, send } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const SCHEMA = v.object({
  entranceInfo: v.pipe(
    v.string(),
    v.maxLength(FORM_LETTERS.bagEntrance, `${FORM_LETTERS.bagEntrance}자까지 적을 수 있어요.`),
  ),
  agreeTerm: v.pipe(
    v.boolean(),
    v.check((isAgreed) => isAgreed, '안내를 확인하고 동의해 주세요.'),
  ),
});

/** Storage key of the idempotency key of an unconfirmed order. */
const ATTEMPT = 'bagAttempt';

/**
 * Form of a bag. Success goes Home with a confirmation; refusals are shown.
 * @param priceWon displayed price: the agreement covers this amount and is required again when it changes.
 */
export const useBagForm = (entranceInfo: string, priceWon: number) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [first] = useState(() => readAttempt(ATTEMPT));
  const refetch = () => queryClient.invalidateQueries(queryOf(endpoints.deliveryBag));

  const bag = useServerForm({
    defaultValues: { entranceInfo: entranceInfo.slice(0, FORM_LETTERS.bagEntrance), agreeTerm: false },
    schema: SCHEMA,
    fieldOfWire: { entranceInfo: 'entranceInfo', agreeTerm: 'agreeTerm' },
    attempt: {
      contentOf: (values) => JSON.stringify([values, priceWon]),
      first,
      keep: (attempt) => saveAttempt(ATTEMPT, attempt),
    },
    send: (body, idempotencyKey) => send(endpoints.orderDeliveryBag, { body: { ...body, priceWon }, idempotencyKey }),
    onDone: async () => {
      saveAttempt(ATTEMPT, undefined);
      void refetch();
      await navigate(paths.home(), { replace: true, state: BAG_ORDERED });
    },
    placeOf: ({ code, fields, sentence }) => {
      popups.toast(Object.values(fields)[0] ?? sentence, { tone: 'error' });
      // Refetches after an order in another tab or a price change.
      if (code === 'ALREADY_EXISTS' || code === 'OFFER_CHANGED') void refetch();
      return undefined;
    },
  });
  const { setValue } = bag.form;
  useEffect(() => setValue('agreeTerm', false), [setValue, priceWon]);
  return bag;
};
