import { endpoints } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { idOf, useTabTitle } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { Button, ErrorState, PageBody, SkeletonGroup, SkeletonText } from '@dongne/ui';
import { ChevronRight } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { NotFoundState } from '../common/not-found-state';
import { reviewTitleOf } from './review-data';
import { ReportableReview } from './reportable-review';

/** One review; its id is in the path or, in older links, in the query. */
export const ReviewPage = () => {
  const inPath = useParams()['id'];
  const [query] = useSearchParams();
  const id = idOf(inPath ?? query.get('id'));
  return <PageBody>{id === undefined ? <NoSuchReview /> : <ReviewById id={id} />}</PageBody>;
};

const NoSuchReview = () => <NotFoundState title="찾는 리뷰가 없어요" />;

const ReviewById = ({ id }: { id: number }) => {
  const review = useRemote(endpoints.review, { id });
  useTabTitle(review.state === 'ready' ? reviewTitleOf(review.value.laundryName) : undefined);
  switch (review.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      );
    case 'failed':
      if (review.error.code === 'NOT_FOUND') return <NoSuchReview />;
      return <ErrorState message="리뷰를 불러오지 못했어요" text={review.error.sentence} onRetry={review.retry} />;
    case 'ready':
      return (
        <>
          <ShopLink to={laundryPaths.detail(review.value.laundryId)}>
            {review.value.laundryName}
            <ChevronRight size={20} aria-hidden="true" />
          </ShopLink>
          <ReportableReview review={review.value} />
          <All>
            <Button as={Link} to={laundryPaths.reviews(review.value.laundryId)} size="medium" tone="ghost" fullWidth>
              이 세탁소의 리뷰 모두 보기
            </Button>
          </All>
        </>
      );
  }
};

const ShopLink = styled(Link)`
  display: flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.title3}
`;

const All = styled.div`
  padding-top: ${({ theme }) => theme.space[5]};
`;
