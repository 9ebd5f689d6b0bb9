import { endpoints, type Review } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { idOf, MoreButton, usePages } from '@dongne/pages';
import { useAppBar, type RemoteData } from '@dongne/platform';
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
import { useShop } from '../shop-detail/use-shop';
import { reviewTitleOf } from './review-data';
import { ReportableReview } from './reportable-review';
import { ReviewFilterBar } from './review-filter-bar';
import { useReviewFilters } from './review-filters';

/** Reviews of a shop, page by page, with order and filters in the address. */
export const ReviewListPage = () => {
  const id = idOf(useParams()['id']);
  return (
    <PageBody>
      {id === undefined ? <NotFoundState title="찾는 세탁소가 없어요" /> : <ReviewList laundryId={id} />}
    </PageBody>
  );
};

const ReviewList = ({ laundryId }: { laundryId: number }) => {
  const [filters, change] = useReviewFilters();
  const { sort, keyword, withPhoto } = filters;
  const isFiltered = keyword !== undefined || withPhoto;
  const { pages, more } = usePages(endpoints.shopReviews, {
    id: laundryId,
    sort,
    keyword,
    ...(withPhoto && { withPhoto }),
  });
  const reviews = pages.state === 'ready' ? pages.value.flatMap(({ items }) => items) : [];
  const isEmpty = pages.state === 'ready' && reviews.length === 0;
  // Loads the shop only for an empty list: every review has its shop's name.
  const shop = useShop(laundryId, isEmpty);
  const shopName = reviews[0]?.laundryName ?? (shop.state === 'ready' ? shop.value.laundryName : undefined);
  useAppBar({ title: shopName && reviewTitleOf(shopName) });
  if (pages.state === 'failed' && pages.error.code === 'NOT_FOUND')
    return <NotFoundState title="찾는 세탁소가 없어요" />;
  if (isEmpty && !isFiltered) return <NoReviews laundryId={laundryId} />;
  return (
    <>
      <ReviewFilterBar filters={filters} onChange={change} />
      <Reviews pages={pages} reviews={reviews} />
      <MoreButton more={more} />
    </>
  );
};

interface ReviewsProps {
  readonly pages: RemoteData<unknown>;
  readonly reviews: readonly Review[];
}

const Reviews = ({ pages, reviews }: ReviewsProps) => {
  switch (pages.state) {
    case 'loading':
      return <ReviewListSkeleton />;
    case 'failed':
      return <ErrorState message="리뷰를 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready':
      return reviews.length === 0 ? (
        <EmptyState
          picture={<LaundryBasketPicture />}
          title="고르신 조건의 리뷰가 없어요"
          text="다른 조건으로 골라 보세요."
        />
      ) : (
        <ul>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReportableReview review={review} />
            </li>
          ))}
        </ul>
      );
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
