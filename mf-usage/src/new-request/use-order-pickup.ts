import { endpoints, type RequestCreated } from '@dongne/contract';
import { afterFailure, type Attempt, nextAttempt, randomKey, useOnce } from '@dongne/pages';
import { refresh, toApiError, type ApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

/**
 * A form as a text to compare, kept with the draft: a photo stands as its id, the door code not at all. Another code alone
 * keeps the key, which harms nobody: only an accepted request holds its key, and that one is another content then.
 */
const contentOf = ({ entrancePassword: _never, stains, ...values }: NewRequestValues): string =>
  JSON.stringify({ ...values, stains: stains.map(({ id }) => id) });

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
    const current = nextAttempt(attempt.current, contentOf(values), randomKey);
    note(current);
    try {
      const created = await orderPickup(laundryId, values, current.key);
      void refresh(queryClient, endpoints.REQUESTS);
      return { state: 'ordered', created };
    } catch (thrown) {
      const error = toApiError(thrown);
      note(afterFailure(current, error));
      return { state: 'refused', error };
    }
  };

  const [run, isPending] = useOnce(send);
  return { isPending, order: run };
};
