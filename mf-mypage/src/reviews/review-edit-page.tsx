import {
  endpoints,
  formBody,
  REVIEW_EDIT_FORM,
  type MyReview,
  type ReviewSaved,
  type ReviewTerms,
} from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { idOf, pointsOfEdit, pointsThatChanged, ReviewForm, valuesOfReview } from '@dongne/pages';
import { popups, refresh, send, useRemote } from '@dongne/platform';
import { ErrorState, PageBody, SkeletonGroup, SkeletonText, Text } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NotFoundState } from '../common/not-found-state';

/** `/mypage/review/edit?id=`: edits the review of a request. */
export const ReviewEditPage = () => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NoSuchReview /> : <EditOf key={id} id={id} />;
};

const NoSuchReview = () => (
  <PageBody>
    <NotFoundState title="찾는 리뷰가 없어요" listPath={mypagePaths.review()} listLabel="내 리뷰 보기" />
  </PageBody>
);

const EditOf = ({ id }: { id: number }) => {
  const terms = useRemote(endpoints.reviewTerms, { id }, { staleTime: 0 });
  switch (terms.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup>
            <SkeletonText lines={8} />
          </SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      if (terms.error.code === 'NOT_FOUND') return <NoSuchReview />;
      return <ErrorState message="리뷰를 불러오지 못했어요" text={terms.error.sentence} onRetry={terms.retry} />;
    case 'ready':
      return terms.value.review === null ? <NoSuchReview /> : <Edit terms={terms.value} review={terms.value.review} />;
  }
};

const Edit = ({ terms, review }: { terms: ReviewTerms; review: MyReview }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id } = review;

  const handleDone = async ({ changedPoints }: ReviewSaved) => {
    for (const prefix of [endpoints.REQUESTS, endpoints.MY_REVIEWS, endpoints.SHOPS] as const)
      void refresh(queryClient, prefix);
    popups.toast(`리뷰를 수정했어요.${pointsThatChanged(changedPoints)}`);
    await navigate(mypagePaths.review(), { replace: true });
  };

  return (
    <ReviewForm
      initial={valuesOfReview(review)}
      head={<Text $type="title2">{review.laundryName}</Text>}
      pointsText={({ photos }) => pointsOfEdit(terms.points, photos.length > 0)}
      submitLabel="수정 완료"
      send={(sent) => send(endpoints.editReview, { params: { id }, body: formBody(REVIEW_EDIT_FORM, sent) })}
      onDone={handleDone}
    />
  );
};
