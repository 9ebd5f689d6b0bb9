import { nextTimeText, type ProcessingRequest } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { useNow } from '@dongne/platform';
import { Badge, Card, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Number of cards beside the app; the rest is on its pages. */
const SHOWN = 3;

const waitsForApproval = ({ allowedActions }: ProcessingRequest): boolean => allowedActions.includes('approve');

/** Requests in progress, beside the app on a desktop: those that wait for the customer first. */
export const RunningRequests = ({ requests }: { readonly requests: readonly ProcessingRequest[] }) => {
  const now = useNow();
  const byUrgency = [...requests].sort((a, b) => Number(waitsForApproval(b)) - Number(waitsForApproval(a)));
  return (
    <Cards aria-label="내 신청 현황">
      {byUrgency.slice(0, SHOWN).map((request) => {
        const nextTime = nextTimeText(request, now);
        return (
          <li key={request.applicationId}>
            <Card as={Link} to={usagePaths.detail(request.applicationId)}>
              <Badge tone={waitsForApproval(request) ? 'solid' : 'brand'}>{request.statusLabel}</Badge>
              <Text $type="title3">{nextTime ?? request.laundryName}</Text>
              {nextTime !== null && (
                <Text $type="label" $color="secondary">
                  {request.laundryName}
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
