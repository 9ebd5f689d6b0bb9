import { endpoints, REVIEW_KEYWORDS, type ShopDetail } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { PhotoGallery } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import {
  Button,
  EmptyState,
  ErrorState,
  LaundryBasketPicture,
  Rating,
  Section,
  SkeletonGroup,
  SkeletonText,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ReviewCard } from '../common/review-card';

/** Number of newest reviews in the tab. */
const NEWEST = 5;

/** Number of photos in the strip; the page of reviews has all. */
const MOST_PHOTOS = 12;

/** 리뷰: counts of keywords, photos and the newest reviews. */
export const ShopDetailReviews = ({ shop }: { shop: ShopDetail }) =>
  shop.reviewCount === 0 ? (
    <EmptyState picture={<LaundryBasketPicture />} title="아직 리뷰가 없어요" text="이용하고 첫 리뷰를 남겨 주세요." />
  ) : (
    <>
      <Section title="이런 점이 좋았어요" action={<Rating value={shop.rating} count={shop.reviewCount} showStars />}>
        <KeywordCounts counts={shop.keywordCounts} />
      </Section>
      <NewestReviews shop={shop} />
    </>
  );

const KeywordCounts = ({ counts }: { counts: ShopDetail['keywordCounts'] }) => {
  // Praise only: a review without a fitting keyword says so.
  const praise = counts.filter(({ keyword }) => keyword !== 'keyWordNo');
  const most = Math.max(1, ...praise.map(({ count }) => count));
  return (
    <Keywords>
      {[...praise]
        .sort((a, b) => b.count - a.count)
        .map(({ keyword, count }) => (
          <Keyword key={keyword}>
            <Bar style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
            <span>{REVIEW_KEYWORDS[keyword]}</span>
            <Count>{count}명</Count>
          </Keyword>
        ))}
    </Keywords>
  );
};

/** Photos of the newest reviews that have some, then the newest reviews. */
const NewestReviews = ({ shop }: { shop: ShopDetail }) => {
  const reviews = useRemote(endpoints.shopReviews, { id: shop.id });
  const pictured = useRemote(endpoints.shopReviews, { id: shop.id, withPhoto: true });
  if (reviews.state === 'failed') return <ErrorState message="리뷰를 불러오지 못했어요" onRetry={reviews.retry} />;
  // Waits for both: photos that come later would move the reviews.
  if (reviews.state === 'loading' || pictured.state === 'loading')
    return (
      <SkeletonGroup>
        <SkeletonText lines={6} />
      </SkeletonGroup>
    );
  const photos = pictured.state === 'ready' ? pictured.value.items.flatMap((review) => review.photos) : [];
  return (
    <>
      {photos.length > 0 && (
        <Section
          title="사진 리뷰"
          action={
            <Button as={Link} to={`${laundryPaths.reviews(shop.id)}?withPhoto=true`} size="small" tone="ghost">
              모두 보기
            </Button>
          }
        >
          <PhotoGallery name="리뷰 사진" photos={photos.slice(0, MOST_PHOTOS)} />
        </Section>
      )}
      <Section title="최근 리뷰">
        {reviews.value.items.slice(0, NEWEST).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
        <All>
          <Button as={Link} to={laundryPaths.reviews(shop.id)} size="medium" tone="ghost" fullWidth>
            리뷰 모두 보기
          </Button>
        </All>
      </Section>
    </>
  );
};

const Keywords = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Keyword = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space[3]};
  overflow: hidden;
  ${({ theme }) => theme.type.label}
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.small};
  & > span {
    position: relative;
  }
`;

const Bar = styled.i`
  position: absolute;
  inset: 0 auto 0 0;
  background: ${({ theme }) => theme.color.action.secondaryPressed};
`;

const Count = styled.span`
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;

const All = styled.div`
  padding-top: ${({ theme }) => theme.space[4]};
`;
