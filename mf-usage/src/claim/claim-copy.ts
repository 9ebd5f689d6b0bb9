import {
  BRAND,
  CLAIM,
  DOT,
  formatCalendarDay,
  formatWon,
  type ClaimCase,
  type ClaimEvent,
  type ClaimStatus,
  type CompensationState,
} from '@dongne/contract';
import type { BadgeProps } from '@dongne/ui';
import { refundedText } from '../payment/payment-facts';

/** Label of a claim's status, in two or three words. */
export const CLAIM_STATUS_LABEL: Record<ClaimStatus, string> = {
  Received: '접수',
  Answered: '세탁소 답변',
  Refunded: '환불',
  WashAgain: '다시 세탁',
  WashedAgain: '다시 세탁 완료',
  Refused: '보상 없음',
};

export const CLAIM_STATUS_TONE: Record<ClaimStatus, NonNullable<BadgeProps['tone']>> = {
  Received: 'brand',
  Answered: 'brand',
  Refunded: 'success',
  WashAgain: 'brand',
  WashedAgain: 'success',
  Refused: 'neutral',
};

/** Label of a compensation's state. */
export const COMPENSATION_LABEL: Record<CompensationState, string> = {
  needsAccount: '계좌 등록 필요',
  onItsWay: '계좌 입금 예정',
  paid: '보상 완료',
};

const COMPENSATION_TEXT: Record<CompensationState, string> = {
  needsAccount: '입금받을 계좌를 아래에서 알려 주세요.',
  onItsWay: '알려 주신 계좌로 보내 드릴 거예요. 보내면 알려 드려요.',
  paid: '알려 주신 계좌로 보냈어요.',
};

const awardedHeadline = (
  { amountWon, state }: NonNullable<ClaimCase['compensation']>,
  refund: ClaimCase['refund'],
): { title: string; text: string } => {
  const totalWon = amountWon + (refund === null ? 0 : refund.amountWon + refund.points);
  return { title: `${formatWon(totalWon)}을 보상해 드려요`, text: COMPENSATION_TEXT[state] };
};

/** Heading of a claim page: the current status and the next step. */
export const headlineOf = ({ status, refund, compensation, timeline }: ClaimCase): { title: string; text: string } => {
  switch (status) {
    case 'Received':
      return {
        title: '세탁소의 답을 기다려요',
        text: `세탁소가 답하면 ${BRAND.name}이 자료를 보고 결정해요. ${CLAIM.shopDays}일 동안 답이 없으면 ${BRAND.name}이 먼저 결정할 수 있어요.`,
      };
    case 'Answered':
      return { title: `${BRAND.name}이 확인하고 있어요`, text: '양쪽의 설명과 사진을 보고 결정해서 알려 드려요.' };
    case 'Refunded':
      if (compensation !== undefined) return awardedHeadline(compensation, refund);
      return {
        title: refund === null ? '환불하기로 했어요' : `${refundedText(refund)} 환불하기로 했어요`,
        text: '환불이 어디까지 됐는지는 아래에서 볼 수 있어요.',
      };
    case 'WashAgain': {
      const on = timeline.find(({ event }) => event === 'decided')?.on;
      return {
        title: '다시 세탁해 드려요',
        text: timeline.some(({ event }) => event === 'collectedAgain')
          ? '세탁소가 다시 가져갔어요. 비용은 없어요.'
          : `${on === undefined ? '' : `${formatCalendarDay(on)}에 세탁소가 가져가니 문 앞에 놓아 주세요. `}비용은 없어요.`,
      };
    }
    case 'WashedAgain':
      return { title: '다시 세탁해서 돌려 드렸어요', text: '문제가 남아 있으면 문의해 주세요.' };
    case 'Refused':
      return { title: '보상하지 않기로 했어요', text: '이유를 아래에 적어 두었어요. 궁금한 점은 문의해 주세요.' };
  }
};

type Row = ClaimCase['timeline'][number];

const ROW_LABEL: Record<Exclude<ClaimEvent, 'decided'>, string> = {
  claimed: '접수',
  answered: '세탁소 답변',
  collectedAgain: '다시 수거',
  returnedAgain: '다시 배송',
  compensationPaid: '보상 입금',
};

/** Label of a timeline row of a claim, in two or three words. */
export const rowLabelOf = ({ event, amountWon, compensationWon = 0, on }: Row): string => {
  if (event === 'compensationPaid' && compensationWon > 0) return `${formatWon(compensationWon)} 입금`;
  if (event !== 'decided') return ROW_LABEL[event];
  if (compensationWon > 0) return `결정: ${formatWon(compensationWon + (amountWon ?? 0))} 보상`;
  if (amountWon !== undefined) return `결정: ${formatWon(amountWon)} 환불`;
  return on === undefined ? '결정: 보상 없음' : `결정: 다시 세탁${DOT}${formatCalendarDay(on)} 수거`;
};
