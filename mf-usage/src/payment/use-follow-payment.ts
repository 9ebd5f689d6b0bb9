import { endpoints, type RequestDetail } from '@dongne/contract';
import { queryOf } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A card answers within seconds; after two minutes the page's own pace is enough. */
export const PAYMENT_LOOKS = { everyMs: 3_000, times: 40 };

/** Looks at the request every few seconds while its money is on its way, so that the outcome appears by itself. */
export const useFollowPayment = ({ applicationId: id }: RequestDetail, isMoving: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isMoving) return undefined;
    let left = PAYMENT_LOOKS.times;
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0) clearInterval(timer);
      void queries.invalidateQueries({ queryKey: queryOf(endpoints.requestDetail, { id }).queryKey });
    }, PAYMENT_LOOKS.everyMs);
    return () => clearInterval(timer);
  }, [queries, id, isMoving]);
};
