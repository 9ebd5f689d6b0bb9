import { DELIVERY_BAG, formatWon, MEMBERSHIP, NOSHOW_FEE_WON, PICKUP_SLOT } from '@dongne/contract';

/** Most frequent questions, with answers that quote the present rules. */
export const FAQ_TEXTS = [
  {
    category: '수거·배송',
    question: '수거는 언제 오나요?',
    answer: `${PICKUP_SLOT.firstHour}시부터 ${PICKUP_SLOT.lastHour}시까지 2시간 단위로, ${PICKUP_SLOT.daysAhead}일 뒤까지 고를 수 있어요.`,
  },
  {
    category: '수거·배송',
    question: '집에 없어도 되나요?',
    answer: '문 앞에 두시면 돼요. 공동현관 비밀번호를 남겨 주시면 수거할 때만 사용해요.',
  },
  {
    category: '수거·배송',
    question: '수거하러 왔는데 세탁물이 없으면 어떻게 되나요?',
    answer: `처음 한 번은 무료예요. 두 번째부터는 수수료 ${formatWon(NOSHOW_FEE_WON)}이 부과돼요.`,
  },
  {
    category: '요금',
    question: '요금은 언제 정해지나요?',
    answer:
      '세탁소가 품목을 확인하고 금액을 알려 드려요. 금액을 승인하시면 세탁을 시작해요. 신청할 때 ‘이 금액까지는 바로 진행하기’를 켜시면, 정하신 금액 안이고 개수와 종류, 수선 건수가 신청과 같을 때 바로 승인하고 알려 드려요.',
  },
  {
    category: '요금',
    question: '금액이 마음에 들지 않으면 어떻게 하나요?',
    answer: '원하지 않는 품목은 뺄 수 있어요. 뺀 품목은 세탁하지 않고 무료로 돌려 드려요.',
  },
  {
    category: '멤버십',
    needs: 'membership',
    question: '멤버십은 무엇이 좋은가요?',
    answer: `월 ${formatWon(MEMBERSHIP.monthlyWon)}으로 멤버십 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인받아요.`,
  },
  {
    category: '수거백',
    question: '수거백은 꼭 있어야 하나요?',
    answer: `없어도 괜찮아요. 필요하면 첫 수거백은 무료, 그다음부터는 ${formatWon(DELIVERY_BAG.priceWon)}이에요.`,
  },
  {
    category: '계정',
    question: '신청을 취소하고 싶어요.',
    answer: '수거하기 전이라면 이용현황에서 바로 취소할 수 있어요.',
  },
] as const;
