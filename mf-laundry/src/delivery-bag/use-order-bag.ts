import { endpoints, type BodyOf } from '@dongne/contract';
import { BAG_ORDERED, paths, popups, queryOf, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

type DeliveryBagForm = BodyOf<typeof endpoints.orderDeliveryBag>;

/** A random text; `crypto.randomUUID` is missing on plain-http origins, this is not. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Sends the form, once per filled-in form, and goes Home, which says that it is ordered. Refusals are shown. */
export const useOrderBag = () => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);
  const isUnderWay = useRef(false); // a state would be too late for two clicks in one frame
  const [isPending, setPending] = useState(false);

  const order = async (form: DeliveryBagForm): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    const content = JSON.stringify(form);
    if (attempt.current?.content !== content) attempt.current = { content, key: createKey() };
    try {
      await send(endpoints.orderDeliveryBag, { body: form, idempotencyKey: attempt.current.key });
      void queryClient.invalidateQueries(queryOf(endpoints.deliveryBag));
      void navigate(paths.home(), { replace: true, state: BAG_ORDERED });
    } catch (thrown) {
      const error = toApiError(thrown);
      popups.toast(Object.values(error.fields)[0] ?? error.sentence, { tone: 'error' });
      // Another tab has ordered one meanwhile: the page says so.
      if (error.code === 'ALREADY_EXISTS') void queryClient.invalidateQueries(queryOf(endpoints.deliveryBag));
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  return { order, isPending };
};
