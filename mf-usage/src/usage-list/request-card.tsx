import {
  expectedReturnText,
  formatDay,
  formatWon,
  isActive,
  nextTimeText,
  PROGRESS_STEPS,
  stepsReached,
  type RequestStatus,
  type RequestSummary,
} from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { PAYMENT_LABEL, PAYMENT_TONE } from '@dongne/pages';
import { useNow } from '@dongne/platform';
import { Badge, Button, Card, Price, ProgressSteps, ShopFace, Text } from '@dongne/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CollectionTime } from '../common/collection-time';
import { requestPagePath } from '../common/request-page-path';
import { STATUS_TONE } from '../common/status-copy';
import { isUnpaid } from '../payment/payment-copy';

/**
 * Card of a request: status, shop, next time and price. The whole card links to the request; an open price has a button
 * with its amount.
 */
export const RequestCard = ({ request }: { request: RequestSummary }) => (
  <Place>
    <Card>
      <Whole to={requestPagePath(request)}>
        <About request={request} />
      </Whole>
      {isUnpaid(request.paymentStatus) && (
        <Action>
          <Button as={Link} to={usagePaths.detail(request.applicationId)} size="medium" fullWidth>
            결제하기
          </Button>
        </Action>
      )}
      {isWaiting(request) && request.totalWon !== null && (
        <Action>
          <Button as={Link} to={pricePath(request.applicationId)} size="medium" fullWidth>
            {formatWon(request.totalWon)} 확인하기
          </Button>
        </Action>
      )}
    </Card>
  </Place>
);

/** Whether the request waits for the customer's answer to a price. */
const isWaiting = ({ allowedActions }: RequestSummary): boolean => allowedActions.includes('approve');

/** Path of the price approval. */
const pricePath = (id: number): string => usagePaths.approve(id);

const About = ({ request }: { request: RequestSummary }) => (
  <>
    <Head>
      <Badges>
        <Badge tone={isWaiting(request) ? 'solid' : STATUS_TONE[request.originalStatus]}>{request.statusLabel}</Badge>
        {isUnpaid(request.paymentStatus) && (
          <Badge tone={PAYMENT_TONE[request.paymentStatus]}>{PAYMENT_LABEL[request.paymentStatus]}</Badge>
        )}
      </Badges>
      <Text as="span" $type="caption" $color="tertiary">
        {formatDay(request.createdAt)} 신청
      </Text>
    </Head>
    <Shop>
      <ShopFace id={request.laundryId} picture={request.profilePicture} size={48} />
      <Name>
        <Text as="span" $type="title3">
          {request.laundryName}
        </Text>
        <Text as="span" $type="label" $color="secondary">
          수거 <CollectionTime request={request} />
        </Text>
        <Text as="span" $type="label" $color="secondary">
          세탁물 {request.pieces ?? request.laundryNumByUser}개
        </Text>
        <NextTime request={request} />
        {request.acceptanceLabel !== null && (
          <Text as="span" $type="captionStrong" $color="brand">
            {request.acceptanceLabel}
          </Text>
        )}
      </Name>
      <ChevronRight size={20} aria-hidden="true" />
    </Shop>
    <Steps status={request.originalStatus} />
    {request.totalWon !== null && !isWaiting(request) && (
      <Foot>
        <Text as="span" $type="label" $color="tertiary">
          금액
        </Text>
        <Price amountWon={request.totalWon} />
      </Foot>
    )}
  </>
);

/** Return time; the collection time has its own line. */
const NextTime = ({ request }: { request: RequestSummary }) => {
  const now = useNow();
  const text = expectedReturnText(request, now) ?? nextTimeText(request, now);
  return (
    text !== null && (
      <Text as="span" $type="labelStrong" $color="brand">
        {text}
      </Text>
    )
  );
};

/** Progress while under way. */
const Steps = ({ status }: { status: RequestStatus }) =>
  isActive(status) && (
    <Way>
      <ProgressSteps steps={PROGRESS_STEPS} reached={stepsReached(status) ?? 0} />
    </Way>
  );

const Place = styled.div`
  position: relative;
`;

/** Covers the card, so that everything but the button links to the request. */
const Whole = styled(Link)`
  display: block;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.large};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
  }
`;

/** Stacks above the link. */
const Action = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layer.raised};
  margin-top: ${({ theme }) => theme.space[4]};
`;

const Way = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Head = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  justify-content: space-between;
  align-items: center;
`;

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;

const Shop = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  margin-top: ${({ theme }) => theme.space[3]};

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
  }
`;

const Name = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Foot = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-top: ${({ theme }) => theme.space[3]};
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
`;
