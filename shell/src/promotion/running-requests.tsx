import {
  DOT,
  expectedReturnText,
  formatWon,
  nextTimeText,
  type OpenCompensation,
  type ProcessingRequest,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { useNow } from '@dongne/platform';
import { Badge, Card, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Number of cards beside the app; the rest is on its pages. */
const SHOWN = 3;

const waitsForApproval = ({ allowedActions }: ProcessingRequest): boolean => allowedActions.includes('approve');

interface RunningRequestsProps {
  readonly requests: readonly ProcessingRequest[];
  /** Compensations that wait for a bank account. */
  readonly compensations: readonly OpenCompensation[];
}

/** Requests in progress, beside the app on a desktop: what waits for the customer first. */
export const RunningRequests = ({ requests, compensations }: RunningRequestsProps) => {
  const now = useNow();
  const byUrgency = [...requests].sort((a, b) => Number(waitsForApproval(b)) - Number(waitsForApproval(a)));
  return (
    <Cards aria-label="내 신청 현황">
      {compensations.slice(0, SHOWN).map(({ claimId, itemName, amountWon }) => (
        <li key={`compensation-${claimId}`}>
          <Card as={Link} to={usagePaths.claimCase(claimId)}>
            <Badge tone="warning">계좌 등록 필요</Badge>
            <Text $type="title3">{formatWon(amountWon)}을 보내 드릴 계좌를 알려 주세요</Text>
            <Text $type="label" $color="secondary">
              {itemName} 보상
            </Text>
          </Card>
        </li>
      ))}
      {byUrgency.slice(0, Math.max(0, SHOWN - compensations.length)).map((request) => {
        const nextTime = nextTimeText(request, now);
        return (
          <li key={request.applicationId}>
            <Card as={Link} to={usagePaths.detail(request.applicationId)}>
              <Badge tone={waitsForApproval(request) ? 'solid' : 'brand'}>{request.statusLabel}</Badge>
              <Text $type="title3">{nextTime ?? request.laundryName}</Text>
              {nextTime !== null && (
                <Text $type="label" $color="secondary">
                  {[request.laundryName, expectedReturnText(request, now)].filter(Boolean).join(DOT)}
                </Text>
              )}
            </Card>
          </li>
        );
      })}
    </Cards>
  );
};

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;
