import { formatWon, NOSHOW_FEE_WON, PAID_SERVICE_LABEL, PAID_SERVICES } from '@dongne/contract';
import { GuideFrame, GuideNotes, GuideSteps } from '@dongne/pages';
import { Notice, ReceiptPicture, WashingMachinePicture } from '@dongne/ui';

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

/** Guide to the 매일새옷 partner shops. */
export const DailyGuidePage = () => (
  <GuideFrame
    chapter="daily"
    picture={<WashingMachinePicture />}
    title="매일 새 옷처럼, 매일새옷"
    text="매일새옷은 정해진 기준을 지키는 제휴 세탁소예요."
  >
    <GuideNotes
      title="이런 점이 달라요"
      notes={[
        {
          title: '골라 쓰는 추가 서비스',
          text: `${PAID_SERVICES.map((code) => PAID_SERVICE_LABEL[code]).join(', ')} 가운데 필요한 것만 고르세요. 금액은 세탁소마다 달라요.`,
        },
        { title: '먼저 확인하는 금액', text: '추가 서비스까지 더한 금액을 세탁 전에 알려 드려요.' },
        { title: '나의 매일새옷 세탁소', text: '자주 가는 매일새옷 세탁소를 등록하면 홈에서 바로 신청할 수 있어요.' },
      ]}
    />
  </GuideFrame>
);

/** Guide to the first order at a 매일새옷 shop. */
export const DailyNewGuidePage = () => (
  <GuideFrame
    chapter="dailyFirst"
    picture={<WashingMachinePicture />}
    title="매일새옷이 처음이신가요?"
    text="세 단계면 첫 신청이 끝나요."
  >
    <GuideSteps
      title="처음 이용하는 순서"
      steps={[
        { title: '세탁소 고르기', text: '세탁소 목록에서 매일새옷 표시가 있는 세탁소를 찾아보세요.' },
        { title: '수거 신청하기', text: '수거 시간과 수량을 고르고 필요한 추가 서비스를 더해 주세요.' },
        { title: '금액 확인하기', text: '품목별 금액을 보고 승인하면 세탁을 시작해요.' },
      ]}
    />
  </GuideFrame>
);
