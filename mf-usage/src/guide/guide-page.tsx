import { formatWon, NOSHOW_FEE_WON } from '@dongne/contract';
import { GuideFrame, GuideNotes } from '@dongne/pages';
import { ReceiptPicture, Notice } from '@dongne/ui';

/** Chapter on approving, changing and cancelling. */
export const GuidePage = () => (
  <GuideFrame
    chapter="rules"
    picture={<ReceiptPicture />}
    title="맡기기 전에 알아 두면 좋아요"
    text="승인하고, 바꾸고, 취소하는 법이에요."
  >
    <Notice tone="brand">
      금액을 승인하시기 전에는 세탁도 결제도 하지 않아요. 신청할 때 정하신 금액 안이면 바로 승인하도록 고를 수도 있어요.
    </Notice>
    <GuideNotes
      title="이럴 때는"
      notes={[
        {
          title: '빼고 싶은 품목이 있다면',
          text: '금액을 승인하신 품목만 세탁해요. 뺀 품목은 비용 없이 그대로 돌려 드려요.',
        },
        { title: '변경과 취소', text: '세탁소가 수거하기 전까지 이용현황에서 수정하거나 취소할 수 있어요.' },
        {
          title: '문 앞에 세탁물이 없었다면',
          text: `처음 한 번은 무료예요. 두 번째부터 수수료 ${formatWon(NOSHOW_FEE_WON)}이 있어요.`,
        },
      ]}
    />
  </GuideFrame>
);
