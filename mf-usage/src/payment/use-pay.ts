import { endpoints, type RequestDetail } from '@dongne/contract';
import { isUnanswered, useOnce, useOutcome } from '@dongne/pages';
import { popups, queryOf, read, refresh, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Paying with the registered card at a press. */
export interface Paying {
  readonly pay: () => void;
  readonly isPaying: boolean;
  /** Why the last press was refused; undefined before one, and while one is under way. */
  readonly problem: string | undefined;
  /** The answer to the last press was lost and the request was not read since: it may have been paid. */
  readonly isUnknown: boolean;
}

/** Pays a request once, however often it is pressed: it has one charge. A refusal stays in its place. */
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
