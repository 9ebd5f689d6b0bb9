import { GuideFrame, GuideSteps } from '@dongne/pages';
import { WashingMachinePicture } from '@dongne/ui';

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
