import type { RequestCreated } from '@dongne/contract';
import { toApiError, type ApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { REQUESTS_KEY } from '../common/request-api';
import { useOnce } from '../request-form/use-once';
import { afterFailure, nextAttempt, type Attempt } from './attempt-rules';
import { orderPickup } from './new-request-api';
import type { NewRequestValues } from './new-request-values';

/** How sending a form ended. */
export type OrderOutcome =
  | { readonly state: 'ordered'; readonly created: RequestCreated }
  | { readonly state: 'refused'; readonly error: ApiError };

interface OrderPickup {
  readonly isPending: boolean;
  /** @returns `undefined` while an earlier one is still under way: a second click sends nothing. */
  readonly order: (values: NewRequestValues) => Promise<OrderOutcome | undefined>;
}

/** A random text; `crypto.randomUUID` is missing on plain-http origins, this is not. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** A form as a text to compare; a photo stands as its size and end, so that the draft does not hold it twice. */
const contentOf = (values: NewRequestValues): string =>
  JSON.stringify({
    ...values,
    stains: values.stains.map(({ backgroundUrl }) => [backgroundUrl.length, backgroundUrl.slice(-40)]),
  });

/**
 * Sends the form of a new request, once per filled-in form.
 *
 * @param first the attempt of an earlier visit, so that a reload after silence does not order twice.
 * @param onAttempt called before and after each sending, to keep the attempt with the draft.
 */
export const useOrderPickup = (
  laundryId: number,
  first: Attempt | undefined,
  onAttempt: (attempt: Attempt | undefined) => void,
): OrderPickup => {
  const queryClient = useQueryClient();
  const attempt = useRef(first);

  const note = (next: Attempt | undefined) => {
    attempt.current = next;
    onAttempt(next);
  };

  const send = async (values: NewRequestValues): Promise<OrderOutcome> => {
    const current = nextAttempt(attempt.current, contentOf(values), createKey);
    note(current);
    try {
      const created = await orderPickup(laundryId, values, current.key);
      void queryClient.invalidateQueries({ queryKey: REQUESTS_KEY });
      return { state: 'ordered', created };
    } catch (thrown) {
      const error = toApiError(thrown);
      note(afterFailure(current, error));
      return { state: 'refused', error };
    }
  };

  const { isPending, run } = useOnce(send);
  return { isPending, order: run };
};
