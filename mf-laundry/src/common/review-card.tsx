import { REVIEW_KEYWORDS, seoul, type Review } from '@dongne/contract';
import { Badge, Rating } from '@dongne/ui';
import styled from 'styled-components';

/** One customer's word about a shop. */
export const ReviewCard = ({ review }: { review: Review }) => (
  <Card>
    <Head>
      <Rating value={review.rating} showStars />
      <span>
        {review.writer} · <time dateTime={review.createdAt}>{seoul(review.createdAt).format('YYYY.MM.DD')}</time>
      </span>
    </Head>
    {review.text !== '' && <Text>{review.text}</Text>}
    {review.keywords.length > 0 && (
      <Keywords>
        {review.keywords.map((keyword) => (
          <Badge key={keyword}>{REVIEW_KEYWORDS[keyword]}</Badge>
        ))}
      </Keywords>
    )}
  </Card>
);

const Card = styled.article`
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

const Text = styled.p`
  ${({ theme }) => theme.type.body}
  white-space: pre-line;
`;

const Keywords = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;
