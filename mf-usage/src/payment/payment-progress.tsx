import { byCard, type RequestDetail } from '@dongne/contract';
import { payMethodPaths, usagePaths } from '@dongne/contract/paths';
import { RunningNotice, spokenCard } from '@dongne/pages';
import { Button, Notice, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import type { PaymentPhase } from './payment-phase';
import { useMyCard } from './use-my-card';

interface PaymentProgressProps {
  readonly request: RequestDetail;
  readonly phase: PaymentPhase;
}

/** Next step of a payment, in one sentence; unpaid requests have their own section. */
export const PaymentProgress = ({ request, phase }: PaymentProgressProps) => {
  switch (phase) {
    case 'before':
      return (
        <Text $type="label" $color="tertiary">
          금액을 승인하기 전에는 결제되지 않아요.
        </Text>
      );
    case 'checking':
      return (
        <RunningNotice title="결제를 확인하고 있어요" text="결제사의 답을 기다리고 있어요. 두 번 결제되지 않아요." />
      );
    case 'waiting':
    case 'withWashing':
      return <ByItself request={request} phase={phase} />;
    case 'nothingDue':
    case 'unpaid':
    case 'settled':
      return null;
  }
};

/** Automatic charge, or a link to register a card without one. */
const ByItself = ({ request: { applicationId: id }, phase }: PaymentProgressProps) => {
  const card = useMyCard();
  if (card === undefined || card === 'unread') return null;
  if (card === null)
    return (
      <Stack $gap={3}>
        <Notice tone="warning">등록된 카드가 없어요. 카드를 등록하면 결제가 진행돼요.</Notice>
        <Button as={Link} to={payMethodPaths.card(usagePaths.detail(id))} size="medium" fullWidth>
          카드 등록하기
        </Button>
      </Stack>
    );
  return phase === 'withWashing' ? (
    <Notice>세탁을 시작할 때 {byCard(spokenCard(card))} 결제돼요.</Notice>
  ) : (
    <RunningNotice
      title={`곧 ${byCard(spokenCard(card))} 결제돼요`}
      text="따로 하실 일은 없어요. 결과가 나오면 여기에 보여 드려요."
    />
  );
};
