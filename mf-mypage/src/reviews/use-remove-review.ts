import { endpoints, type MyReview } from '@dongne/contract';
import { pointsOfRemoval, pointsThatChanged, useOnce } from '@dongne/pages';
import { popups, queryOf, refresh, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';

/** Deletes a review after showing the current effect on its points. */
export const useRemoveReview = ({ id, applicationId }: MyReview) => {
  const queryClient = useQueryClient();
  const [ask, isPending] = useOnce(async () => {
    try {
      const { points } = await queryClient.fetchQuery({
        ...queryOf(endpoints.reviewTerms, { id: applicationId }),
        staleTime: 0,
      });
      const answer = await popups.confirm({ title: '리뷰를 삭제할까요?', message: pointsOfRemoval(points) });
      if (answer === 'N') return;
      const { changedPoints } = await send(endpoints.removeReview, { params: { id } });
      popups.toast(`리뷰를 삭제했어요.${pointsThatChanged(changedPoints)}`);
      for (const prefix of [endpoints.MY_REVIEWS, endpoints.REQUESTS, endpoints.SHOPS] as const)
        void refresh(queryClient, prefix);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });
  return { ask, isPending };
};
