import {
  DOT,
  expectedReturnText,
  nextTimeText,
  PROGRESS_STEPS,
  stepsReached,
  type ProcessingRequest,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { useNow } from '@dongne/platform';
import { Badge, Card, ProgressSteps, Section, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Requests in progress, side by side, with status and time of the next step. */
export const HomeRunning = ({ requests }: { requests: readonly ProcessingRequest[] }) =>
  requests.length > 0 && (
    <Section title="진행 중인 신청">
      <Row>
        {requests.map((request) => (
          <Place key={request.applicationId} $isAlone={requests.length === 1}>
            <RunningCard request={request} />
          </Place>
        ))}
      </Row>
    </Section>
  );

const RunningCard = ({ request }: { request: ProcessingRequest }) => {
  const { applicationId, laundryName, statusLabel, acceptanceLabel, originalStatus } = request;
  const now = useNow();
  const nextTime = nextTimeText(request, now);
  const back = expectedReturnText(request, now);
  const status = [statusLabel, acceptanceLabel].filter(Boolean).join(DOT);
  return (
    <Card as={Link} to={usagePaths.detail(applicationId)}>
      <Content>
        <span>
          <Badge tone="brand">{status}</Badge>
        </span>
        <Text as="span" $type="title3">
          {nextTime ?? laundryName}
        </Text>
        {nextTime !== null && (
          <Text as="span" $type="label" $color="secondary">
            {[laundryName, back].filter(Boolean).join(DOT)}
          </Text>
        )}
        <Steps>
          <ProgressSteps steps={PROGRESS_STEPS} reached={stepsReached(originalStatus) ?? 0} />
        </Steps>
      </Content>
    </Card>
  );
};

/* Extends to the screen's edges; vertical padding leaves room for the focus ring. */
const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0 calc(-1 * ${({ theme }) => theme.size.side});
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.size.side};
  overflow-x: auto;
  scroll-padding: 0 ${({ theme }) => theme.size.side};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

/** Lets the next card peek in, to show that there are more. In rem, so that cards grow with the text. */
const Place = styled.li<{ $isAlone: boolean }>`
  display: flex;
  flex: 0 0 ${({ $isAlone }) => ($isAlone ? '100%' : 'min(100%, 18rem)')};
  scroll-snap-align: start;
`;

const Content = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  height: 100%;
`;

const Steps = styled.span`
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space[3]};
`;
