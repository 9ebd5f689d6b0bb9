import { endpoints } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, queryOf, refresh, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Paying with the registered card at a press. */
export interface Paying {
  readonly pay: () => void;
  readonly isPaying: boolean;
  /** Why the last press was refused; undefined before one, and while one is under way. */
  readonly problem: string | undefined;
}

/** Pays a request once, however often it is pressed; a refusal stays in its place. */
export const usePay = (id: number): Paying => {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [pay, isPaying] = useOnce(async () => {
    setProblem(undefined);
    try {
      const request = await send(endpoints.payRequest, { params: { id } });
      queries.setQueryData(queryOf(endpoints.requestDetail, { id }).queryKey, request);
      if (request.payment.status === 'Paid') popups.toast('결제했어요');
    } catch (thrown) {
      setProblem(toApiError(thrown).sentence);
    }
    await refresh(queries, endpoints.REQUESTS);
  });
  return { pay: () => void pay(), isPaying, problem };
};
