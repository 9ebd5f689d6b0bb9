import type { Area } from '@dongne/contract';
import { FormBody, type FormProps } from '@dongne/pages';
import { Button, FixedActions } from '@dongne/ui';
import { AddressFields } from '../common/address/address-fields';
import type { Place } from '../common/address/place';
import { Problem } from '../common/problem';
import { StepTitle } from '../common/step-title';

interface DetailsStepProps {
  readonly place: Place;
  readonly problem: string | undefined;
  readonly onSearchAgain: () => void;
  readonly onMove: (area: Area) => void;
  readonly formProps: FormProps;
  readonly isSaving: boolean;
}

/** Detail step of the new address. */
export function DetailsStep({ place, problem, onSearchAgain, onMove, formProps, isSaving }: DetailsStepProps) {
  return (
    <FormBody {...formProps}>
      <StepTitle takesFocus>상세 주소를 적어 주세요</StepTitle>
      <AddressFields place={place} onSearchAgain={onSearchAgain} onMove={onMove} asksRecipient />
      <FixedActions note={<Problem sentence={problem} />}>
        <Button type="submit" pending={isSaving}>
          이 주소로 변경
        </Button>
      </FixedActions>
    </FormBody>
  );
}
