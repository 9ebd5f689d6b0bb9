import { endpoints, type PaymentCard } from '@dongne/contract';
import { payMethodPaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import { Button, ErrorState, FixedActions, PageBody, Skeleton, SkeletonGroup, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { CardSecurityNote } from '../common/card-security-note';
import { CardPicture } from './card-picture';
import { NoCard } from './no-card';
import { useRemoveCard } from './use-remove-card';

/** 결제수단 관리: the member's only card. */
export function CardsPage() {
  const card = useRemote(endpoints.paymentCard);
  switch (card.state) {
    case 'loading':
      return (
        <PageBody>
          <SkeletonGroup label="카드를 불러오는 중이에요">
            <Skeleton height="214px" />
          </SkeletonGroup>
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <ErrorState message="카드를 불러오지 못했어요" text={card.error.sentence} onRetry={card.retry} />
        </PageBody>
      );
    case 'ready':
      return <PageBody>{card.value === null ? <NoCard /> : <MyCard card={card.value} />}</PageBody>;
  }
}

function MyCard({ card }: { readonly card: PaymentCard }) {
  const [askToRemove, isRemoving] = useRemoveCard(card);
  return (
    <>
      <Stack $gap={6}>
        <CardPicture card={card} />
        <CardSecurityNote>카드를 바꾸면 이 카드는 바로 지워져요.</CardSecurityNote>
      </Stack>
      <FixedActions>
        <Button tone="ghost" pending={isRemoving} onClick={() => void askToRemove()}>
          카드 삭제
        </Button>
        <Button as={Link} to={payMethodPaths.card()}>
          카드 변경
        </Button>
      </FixedActions>
    </>
  );
}
