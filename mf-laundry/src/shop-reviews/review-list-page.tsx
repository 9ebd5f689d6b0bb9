import { endpoints } from '@dongne/contract';
import { idOf, MoreButton, usePages } from '@dongne/pages';
import {
  Button,
  EmptyState,
  ErrorState,
  LaundryBasketPicture,
  PageBody,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@dongne/ui';
import { Link, useParams } from 'react-router-dom';
import { NotFoundState } from '../common/not-found-state';
import { ReviewCard } from '../common/review-card';
import { laundryPaths } from '../paths';

/** Every review of a shop, newest first, page by page. */
export const ReviewListPage = () => {
  const id = idOf(useParams()['id']);
  return (
    <PageBody>
      {id === undefined ? <NotFoundState title="찾는 세탁소가 없어요" /> : <ReviewList laundryId={id} />}
    </PageBody>
  );
};

const ReviewList = ({ laundryId }: { laundryId: number }) => {
  const { pages, more } = usePages(endpoints.shopReviews, { id: laundryId });
  switch (pages.state) {
    case 'loading':
      return <ReviewListSkeleton />;
    case 'failed':
      if (pages.error.code === 'NOT_FOUND') return <NotFoundState title="찾는 세탁소가 없어요" />;
      return <ErrorState message="리뷰를 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const reviews = pages.value.flatMap(({ items }) => items);
      return reviews.length === 0 ? (
        <NoReviews laundryId={laundryId} />
      ) : (
        <>
          <ul>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
          <MoreButton more={more} />
        </>
      );
    }
  }
};

const NoReviews = ({ laundryId }: { laundryId: number }) => (
  <EmptyState
    picture={<LaundryBasketPicture />}
    title="아직 리뷰가 없어요"
    text="이용하고 첫 리뷰를 남겨 주세요."
    action={
      <Button as={Link} to={laundryPaths.detail(laundryId)} size="small" tone="secondary">
        세탁소 보기
      </Button>
    }
  />
);

const ReviewListSkeleton = () => (
  <SkeletonGroup>
    <Stack $gap={8}>
      {[0, 1, 2, 3].map((review) => (
        <SkeletonText key={review} lines={4} />
      ))}
    </Stack>
  </SkeletonGroup>
);
