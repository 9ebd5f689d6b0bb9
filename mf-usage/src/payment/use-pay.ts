import { endpoints, type RequestDetail } from '@dongne/contract';
import { isUnanswered, useOnce, useOutcome } from '@dongne/pages';
import { popups, queryOf, read, refresh, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Payment with the registered card. */
export interface Paying {
  readonly pay: () => void;
  readonly isPaying: boolean;
  /** Refusal of the last press; undefined before one and while one is pending. */
  readonly problem: string | undefined;
  /** The last response was lost and the request has not been refetched: it may have been paid. */
  readonly isUnknown: boolean;
}

/** Pays a request idempotently, however often it is pressed: it has one charge. A refusal stays in place. */
export const usePay = (id: number): Paying => {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const show = (request: RequestDetail): void => {
    queries.setQueryData(queryOf(endpoints.requestDetail, { id }).queryKey, request);
    if (request.payment.status === 'Paid') popups.toast('결제했어요');
  };
  const outcome = useOutcome(async () => {
    show(await read(endpoints.requestDetail, { id }));
    void refresh(queries, endpoints.REQUESTS);
  });
  const [pay, isPaying] = useOnce(async () => {
    setProblem(undefined);
    try {
      show(await send(endpoints.payRequest, { params: { id } }));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isUnanswered(error)) return outcome.find();
      setProblem(error.sentence);
    }
    outcome.settle();
    await refresh(queries, endpoints.REQUESTS);
  });
  return { pay: () => void pay(), isPaying, problem, isUnknown: outcome.isUnknown };
};
