import {
  DOT,
  formatWon,
  type FailedPickup,
  type OpenCompensation,
  type ProcessingRequest,
  type UnpaidRequest,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Badge, Button, Card, Section, Stack, Text } from '@dongne/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface HomeDecisionsProps {
  readonly requests: readonly ProcessingRequest[];
  readonly failedPickups: readonly FailedPickup[];
  readonly unpaidRequests: readonly UnpaidRequest[];
  readonly compensations: readonly OpenCompensation[];
}

/** Everything that waits for the customer's decision, each with its one button. */
export const HomeDecisions = ({ requests, failedPickups, unpaidRequests, compensations }: HomeDecisionsProps) => {
  if (requests.length + failedPickups.length + unpaidRequests.length + compensations.length === 0) return null;
  return (
    <Section title="확인이 필요해요">
      <Stack as="ul" $gap={3}>
        {unpaidRequests.map((request) => (
          <li key={`unpaid-${request.applicationId}`}>
            <PaymentDecision request={request} />
          </li>
        ))}
        {requests.map((request) => (
          <li key={request.applicationId}>
            <PriceDecision request={request} />
          </li>
        ))}
        {failedPickups.map((pickup) => (
          <li key={pickup.applicationId}>
            <FailedPickupDecision pickup={pickup} />
          </li>
        ))}
        {compensations.map((compensation) => (
          <li key={`compensation-${compensation.claimId}`}>
            <CompensationDecision compensation={compensation} />
          </li>
        ))}
      </Stack>
    </Section>
  );
};

const PaymentDecision = ({
  request: { applicationId, laundryName, amountWon, paymentStatus },
}: {
  request: UnpaidRequest;
}) => (
  <Decision
    badge={<Badge tone="warning">{paymentStatus === 'Overdue' ? '미납' : '결제 실패'}</Badge>}
    shop={laundryName}
    text={`결제하지 못했어요${DOT}${formatWon(amountWon)}`}
    action={(describedBy) => (
      <Button as={Link} to={usagePaths.detail(applicationId)} size="medium" fullWidth aria-describedby={describedBy}>
        결제하기
      </Button>
    )}
  />
);

const PriceDecision = ({
  request: { applicationId, laundryName, statusLabel, totalWon },
}: {
  request: ProcessingRequest;
}) => (
  <Decision
    badge={<Badge tone="solid">{statusLabel}</Badge>}
    shop={laundryName}
    text="금액을 확인해 주셔야 세탁을 시작해요."
    action={(describedBy) => (
      <Button as={Link} to={pricePath(applicationId)} size="medium" fullWidth aria-describedby={describedBy}>
        {totalWon === null ? '금액 확인하기' : `${formatWon(totalWon)} 확인하기`}
      </Button>
    )}
  />
);

/** Path of the page where the price is approved. */
const pricePath = (id: number): string => usagePaths.approve(id);

const FailedPickupDecision = ({ pickup: { applicationId, laundryName, allowedActions } }: { pickup: FailedPickup }) => (
  <Decision
    badge={<Badge tone="warning">수거 실패</Badge>}
    shop={laundryName}
    text={`문 앞에 세탁물이 없어 수거하지 못했어요.${allowedActions.includes('object') ? ' 사실과 다르면 이의를 제기할 수 있어요.' : ''}`}
    action={(describedBy) => (
      <Button
        as={Link}
        to={usagePaths.noShow(applicationId)}
        size="medium"
        tone="secondary"
        fullWidth
        aria-describedby={describedBy}
      >
        수거 실패 확인하기
      </Button>
    )}
  />
);

const CompensationDecision = ({
  compensation: { claimId, laundryName, itemName, amountWon },
}: {
  compensation: OpenCompensation;
}) => (
  <Decision
    badge={<Badge tone="warning">계좌 등록 필요</Badge>}
    shop={laundryName}
    text={`${itemName} 보상: ${formatWon(amountWon)}을 보내 드릴 계좌를 알려 주세요.`}
    action={(describedBy) => (
      <Button as={Link} to={usagePaths.claimCase(claimId)} size="medium" fullWidth aria-describedby={describedBy}>
        계좌 알려 주기
      </Button>
    )}
  />
);

interface DecisionProps {
  readonly badge: ReactNode;
  readonly shop: string;
  readonly text: string;
  /** @param describedBy id of the shop's name: several buttons may name the same amount. */
  readonly action: (describedBy: string) => ReactNode;
}

const Decision = ({ badge, shop, text, action }: DecisionProps) => {
  const id = useId();
  return (
    <Card tone="brand">
      <Stack $gap={3}>
        <Stack $gap={1} $align="start">
          {badge}
          <Text as="h3" $type="title3" id={id}>
            {shop}
          </Text>
          <Text $type="label" $color="secondary">
            {text}
          </Text>
        </Stack>
        {action(id)}
      </Stack>
    </Card>
  );
};
