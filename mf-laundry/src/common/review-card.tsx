import { DOT, REVIEW_KEYWORDS, seoul, type Review } from '@dongne/contract';
import { PhotoGallery } from '@dongne/pages';
import { Badge, Card, Rating, Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ReviewCardProps {
  readonly review: Review;
  /** Actions of the review. */
  readonly children?: ReactNode;
}

const dayOf = (at: string): string => seoul(at).format('YYYY.MM.DD');

/** Review of a shop with the shop's reply. */
export const ReviewCard = ({ review, children }: ReviewCardProps) => (
  <Root>
    <Head>
      <Rating value={review.rating} showStars />
      <span>
        {review.isMine ? '내 리뷰' : review.writer}
        {DOT}
        <time dateTime={review.createdAt}>{dayOf(review.createdAt)}</time>
        {review.editedAt !== null && `${DOT}수정됨`}
      </span>
    </Head>
    {review.text !== '' && <Words>{review.text}</Words>}
    <PhotoGallery name="리뷰 사진" photos={review.photos} />
    {review.keywords.length > 0 && (
      <Keywords>
        {review.keywords.map((keyword) => (
          <Badge key={keyword}>{REVIEW_KEYWORDS[keyword]}</Badge>
        ))}
      </Keywords>
    )}
    {review.reply !== null && (
      <Card tone="sunken">
        <Text $type="labelStrong">
          {review.laundryName} 답글{' '}
          {review.repliedAt !== null && (
            <Text as="time" dateTime={review.repliedAt} $type="caption" $color="tertiary">
              {dayOf(review.repliedAt)}
            </Text>
          )}
        </Text>
        <Words>{review.reply}</Words>
      </Card>
    )}
    {children}
  </Root>
);

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[5]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Words = styled.p`
  ${({ theme }) => theme.type.body}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Keywords = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;
