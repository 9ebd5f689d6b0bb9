import {
  ACCEPTANCE_LABEL,
  COMPLETE_AFTER_DAYS,
  UNACCEPTED_CANCEL_MINUTES,
  type RequestDetail,
  type RequestStatus,
} from '@dongne/contract';
import { useNow } from '@dongne/platform';
import { Text } from '@dongne/ui';
import styled from 'styled-components';
import { isAsked } from '../common/is-asked';
import { returnText } from '../common/return-window';
import { StatusPicture } from '../common/status-picture';
import { ArrivalTime, DoorPhoto } from './door-photo';
import { PriceHeadline } from './price-headline';
import { RequestProgress } from './request-progress';
import { RequestShop } from './request-shop';

/** Meaning of each status for the customer. */
const SENTENCE: Record<RequestStatus, string> = {
  Requested: '수거 시간 전에 세탁물을 문 앞에 놓아 주세요.',
  Collected: '세탁소가 세탁물을 안전하게 가져갔어요.',
  Registering: '세탁소가 품목을 하나씩 확인하고 있어요.',
  Registered: '금액을 승인해 주시면 세탁을 시작해요.',
  Processing: '승인된 금액으로 세탁하고 있어요.',
  WashCompleted: '세탁이 끝나 배송을 준비하고 있어요.',
  Delivering: '세탁물이 고객님께 가고 있어요.',
  Delivered: `확인하지 않으셔도 ${COMPLETE_AFTER_DAYS}일 뒤에 이용이 완료돼요.`,
  Completed: '이용해 주셔서 고마워요.',
  Denied: '세탁소 사정으로 이번 신청을 받지 못했어요',
  NoShow: '문 앞에 세탁물이 없어 수거하지 못했어요',
  Cancelled: '신청이 취소되었어요. 비용은 없어요.',
  Returned: '세탁하지 않고 그대로 돌려 드려요. 받으신 세탁물에 문제가 있으면 고객센터에 알려 주세요.',
};

/** Awaited party: it changes within a status, from the shop's acceptance to the approved price. */
const sentenceOf = ({ originalStatus, acceptanceLabel, allowedActions, offer }: RequestDetail): string => {
  if (acceptanceLabel === ACCEPTANCE_LABEL.waiting) return WAITING_FOR_ACCEPTANCE;
  if (originalStatus !== 'Registered' || allowedActions.includes('approve')) return SENTENCE[originalStatus];
  return offer?.approval?.by === 'advance'
    ? '미리 정하신 금액 안이라 승인했어요. 세탁소가 곧 세탁을 시작해요.'
    : '금액을 승인하셨어요. 세탁소가 곧 세탁을 시작해요.';
};

const WAITING_FOR_ACCEPTANCE = `세탁소가 확인하면 알려 드려요. 수거 ${UNACCEPTED_CANCEL_MINUTES}분 전까지 확인하지 못하면 신청이 취소돼요.`;

/** Headline of the page: current state of the request, with the price while it waits for the customer. */
export const RequestHeadline = ({ request }: { request: RequestDetail }) => {
  const { originalStatus, statusLabel, acceptanceLabel, timeline } = request;
  const latest = timeline.at(-1);
  // Events within a status have their own text in the timeline and are not its reason.
  const reason = latest?.event === 'moved' ? latest.reason : null;
  const isPrice = isAsked(request);
  // Says in its own words that the price waits.
  const isHeldBack = isPrice && request.advanceLimitWon !== null;
  return (
    <Head>
      <Top>
        {/* Announces a status transition while the page is open. */}
        <Words role="status">
          <Text as="h2" $type={isPrice ? 'bodyStrong' : 'display'} $color={isPrice ? 'brand' : 'primary'}>
            {statusLabel}
          </Text>
          {acceptanceLabel !== null && (
            <Text $type="bodyStrong" $color="brand">
              {acceptanceLabel}
            </Text>
          )}
          {isPrice && request.offer !== null && <PriceHeadline request={request} offer={request.offer} />}
          <ArrivalTime request={request} />
          {!isHeldBack && <Text $color="secondary">{sentenceOf(request)}</Text>}
          <ReturnTime request={request} />
          {reason !== null && reason !== '' && (
            <Text $type="label" $color="tertiary">
              사유: {reason}
            </Text>
          )}
        </Words>
        <StatusPicture status={originalStatus} size={72} />
      </Top>
      <DoorPhoto request={request} />
      <RequestProgress status={originalStatus} />
      <RequestShop shop={request.shop} />
    </Head>
  );
};

/** Expected return, by what the shop has done so far. */
const ReturnTime = ({ request }: { request: RequestDetail }) => {
  const text = returnText(request, useNow());
  return (
    text !== null && (
      <>
        <Text $type="bodyStrong">{text} 배송 예정</Text>
        {request.dueDate === null && (
          <Text $type="caption" $color="tertiary">
            세탁소가 품목을 확인하면 달라질 수 있어요
          </Text>
        )}
      </>
    )
  );
};

const Top = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  align-items: flex-start;
  justify-content: space-between;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  overflow-wrap: break-word;
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[3]};
`;
