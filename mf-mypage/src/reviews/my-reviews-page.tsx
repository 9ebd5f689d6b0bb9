import { endpoints, type MyReviewPage as MyReviews } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { MoreButton, usePages, type More } from '@dongne/pages';
import type { RemoteData } from '@dongne/platform';
import {
  Button,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  ListRow,
  PageBody,
  Section,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import { readDay } from '../common/read-day';
import { MyReviewCard } from './my-review-card';

/** `/mypage/review`: pending and written reviews of the member. */
export const MyReviewsPage = () => {
  const { pages, more } = usePages(endpoints.myReviews, {}, { staleTime: 0 });
  return <PageBody>{contentOf(pages, more)}</PageBody>;
};

const contentOf = (pages: RemoteData<readonly MyReviews[]>, more: More | undefined) => {
  switch (pages.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Stack $gap={6}>
            <SkeletonText lines={4} />
            <SkeletonText lines={4} />
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="내 리뷰를 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready':
      return <Reviews pages={pages.value} more={more} />;
  }
};

const Reviews = ({ pages, more }: { pages: readonly MyReviews[]; more: More | undefined }) => {
  const reviews = pages.flatMap(({ items }) => items);
  const waiting = pages[0]?.waiting ?? [];
  if (reviews.length === 0 && waiting.length === 0)
    return (
      <EmptyState
        picture={<EmptyBoxPicture />}
        title="아직 쓴 리뷰가 없어요"
        text="세탁물을 받으면 리뷰를 쓸 수 있어요."
        action={
          <Button as={Link} to={usagePaths.list()} size="small" tone="secondary">
            이용현황 보기
          </Button>
        }
      />
    );
  return (
    <>
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      {reviews.length > 0 && (
        <Section title="쓴 리뷰">
          <ul>
            {reviews.map((review) => (
              <li key={review.id}>
                <MyReviewCard review={review} />
              </li>
            ))}
          </ul>
          <MoreButton more={more} />
        </Section>
      )}
    </>
  );
};

const Waiting = ({ waiting }: Pick<MyReviews, 'waiting'>) => (
  <Section title="리뷰를 기다려요">
    <ul>
      {waiting.map(({ applicationId, laundryName, statusAt }) => (
        <li key={applicationId}>
          <ListRow
            title={laundryName}
            description={readDay(statusAt)}
            trailing={
              <Button
                as={Link}
                to={usagePaths.review(applicationId)}
                size="small"
                tone="secondary"
                aria-label={`${laundryName} 리뷰 쓰기`}
              >
                리뷰 쓰기
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  </Section>
);
