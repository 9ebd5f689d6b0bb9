import type { Area } from '@dongne/contract';
import { PageBody } from '@dongne/ui';
import { AreaSearch } from '../common/address/area-search';
import { StepTitle } from '../common/step-title';

interface AddressStepProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (area: Area) => void;
}

/** First step of the registration: the neighbourhood. Choosing one continues. */
export function AddressStep(props: AddressStepProps) {
  return (
    <PageBody>
      <StepTitle
        progress="1/2"
        description={'도로명, 지번, 동 이름으로 찾을 수 있어요.\n상세 주소는 다음 화면에서 적어요.'}
      >
        어디로 수거하러 갈까요?
      </StepTitle>
      <AreaSearch {...props} takesFocus />
    </PageBody>
  );
}
