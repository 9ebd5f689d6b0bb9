import type { Area } from '@dongne/contract';
import { PageBody } from '@dongne/ui';
import { AreaSearch } from '../common/address/area-search';
import { StepTitle } from '../common/step-title';

interface AddressStepProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (area: Area) => void;
}

/** First step of the registration: the neighbourhood. Choosing one leads on. */
export function AddressStep(props: AddressStepProps) {
  return (
    <PageBody>
      <StepTitle progress="1/2" description="이 주소로 세탁물을 가지러 가요.">
        어디로 수거하러 갈까요?
      </StepTitle>
      <AreaSearch {...props} />
    </PageBody>
  );
}
