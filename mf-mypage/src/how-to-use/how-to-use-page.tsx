import { BRAND, COMPLETE_AFTER_DAYS, LAUNDRY_COUNT, PICKUP_SLOT } from '@dongne/contract';
import { GuideFrame, GuideSteps } from '@dongne/pages';
import { LaundryBasketPicture } from '@dongne/ui';

/** 이용 방법: an order from the first tap to the return. */
export const HowToUsePage = () => (
  <GuideFrame
    chapter="order"
    picture={<LaundryBasketPicture size={140} />}
    title="문 앞에 두면 깨끗해져 돌아와요"
    text={`${BRAND.name}은 이렇게 이용해요.`}
  >
    <GuideSteps title="이용 순서" steps={STEPS} />
  </GuideFrame>
);

const STEPS = [
  {
    title: '세탁소를 골라요',
    text: '가격과 리뷰를 보고, 우리 집까지 수거하러 오는 세탁소를 찾아요.',
  },
  {
    title: '수거를 신청해요',
    text: `수거 시간은 ${PICKUP_SLOT.daysAhead}일 뒤까지 ${PICKUP_SLOT.minutes / 60}시간 단위로, 세탁물은 ${LAUNDRY_COUNT.max}개까지 맡길 수 있어요.`,
  },
  {
    title: '문 앞에 세탁물을 둬요',
    text: '약속한 시간에 세탁소가 가져가고, 몇 개를 가져갔는지 알려 드려요.',
  },
  {
    title: '금액을 확인하고 승인해요',
    text: '세탁소가 품목과 금액을 확인해 알려 드려요. 고객님이 금액을 승인해야 세탁을 시작해요. 신청할 때 금액을 정해 미리 승인할 수도 있어요.',
  },
  {
    title: '깨끗한 세탁물을 받아요',
    text: `다시 문 앞으로 가져다드려요. 확인하지 않으셔도 ${COMPLETE_AFTER_DAYS}일 뒤에는 이용 완료로 바뀌어요.`,
  },
] as const;
