import { PAID_SERVICE_LABEL, PAID_SERVICES } from '@dongne/contract';
import { GuideFrame, GuideNotes } from '@dongne/pages';
import { WashingMachinePicture } from '@dongne/ui';

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
