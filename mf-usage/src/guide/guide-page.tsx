import { COMPLETE_AFTER_DAYS, formatWon, NOSHOW_FEE_WON, PICKUP_SLOT } from '@dongne/contract';
import { LaundryBasketPicture, Notice } from '@dongne/ui';
import { GuideFrame } from './guide-frame';
import { GuideNotes } from './guide-notes';
import { GuideSteps } from './guide-steps';

const STEPS = [
  {
    title: '신청',
    text: `수거 시간과 수량을 고르면 끝이에요. 오늘부터 ${PICKUP_SLOT.daysAhead}일 뒤까지, ${PICKUP_SLOT.minutes / 60}시간 단위로 고를 수 있어요.`,
  },
  { title: '수거', text: '세탁물을 봉투에 담아 문 앞에 놓아 주세요. 세탁소가 가져가며 사진을 남겨요.' },
  { title: '금액 확인', text: '세탁소가 품목마다 사진과 금액을 알려 드려요. 원하지 않는 품목은 뺄 수 있어요.' },
  { title: '세탁', text: '금액을 승인하신 품목만 세탁해요. 뺀 품목은 비용 없이 그대로 돌려 드려요.' },
  {
    title: '배송',
    text: `깨끗해진 세탁물을 문 앞에 놓아 드려요. 확인해 주지 않으셔도 ${COMPLETE_AFTER_DAYS}일 뒤에 이용이 완료돼요.`,
  },
];

/** Guide to an order for first-time customers. */
export const GuidePage = () => (
  <GuideFrame
    picture={<LaundryBasketPicture />}
    title="문 앞에 두면, 깨끗하게 돌아와요"
    text="수거부터 배송까지 이렇게 진행돼요."
  >
    <GuideSteps title="이용 순서" steps={STEPS} />
    <Notice tone="brand">
      금액을 승인하시기 전에는 세탁도 결제도 하지 않아요. 신청할 때 정하신 금액 안이면 바로 승인하도록 고를 수도 있어요.
    </Notice>
    <GuideNotes
      title="알아 두면 좋아요"
      notes={[
        { title: '변경과 취소', text: '세탁소가 수거하기 전까지 이용현황에서 수정하거나 취소할 수 있어요.' },
        {
          title: '문 앞에 세탁물이 없었다면',
          text: `처음 한 번은 무료예요. 두 번째부터 수수료 ${formatWon(NOSHOW_FEE_WON)}이 있어요.`,
        },
      ]}
    />
  </GuideFrame>
);
