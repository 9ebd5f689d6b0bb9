import { DOT, REVIEW_KEYWORDS, type MyReview } from '@dongne/contract';
import { laundryPaths, mypagePaths } from '@dongne/contract/paths';
import { PhotoGallery } from '@dongne/pages';
import { Badge, Button, Card, Notice, Rating, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { readDay } from '../common/read-day';
import { useRemoveReview } from './use-remove-review';

/** Review of the member with its actions. */
export const MyReviewCard = ({ review }: { review: MyReview }) => {
  const removal = useRemoveReview(review);
  return (
    <Root>
      <Head>
        <ShopLink to={laundryPaths.detail(review.laundryId)}>{review.laundryName}</ShopLink>
        <Text as="span" $type="caption" $color="tertiary">
          {readDay(review.createdAt)}
          {review.editedAt !== null && `${DOT}수정됨`}
        </Text>
      </Head>
      <Rating value={review.rating} showStars />
      {review.hiddenReason !== null && (
        <Notice tone="warning">다른 분에게 보이지 않는 리뷰예요. 이유: {review.hiddenReason}</Notice>
      )}
      {review.text !== '' && <Words>{review.text}</Words>}
      <PhotoGallery name="리뷰 사진" photos={review.photos} />
      <Keywords>
        {review.keywords.map((keyword) => (
          <Badge key={keyword}>{REVIEW_KEYWORDS[keyword]}</Badge>
        ))}
      </Keywords>
      {review.reply !== null && (
        <Card tone="sunken">
          <Text $type="labelStrong">세탁소 답글</Text>
          <Words>{review.reply}</Words>
        </Card>
      )}
      <Actions>
        <Button as={Link} to={mypagePaths.reviewEdit(review.applicationId)} size="small" tone="secondary">
          수정
        </Button>
        <Button size="small" tone="ghost" pending={removal.isPending} onClick={() => void removal.ask()}>
          삭제
        </Button>
      </Actions>
    </Root>
  );
};

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
`;

const ShopLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.bodyStrong}
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

const Actions = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;
