import { Button, FixedActions, PageBody } from '@dongne/ui';
import { useFormContext } from 'react-hook-form';
import { AddressFields, type WithAddress } from '../common/address/address-fields';
import type { Place } from '../common/address/place';
import { Problem } from '../common/problem';
import { StepTitle } from '../common/step-title';

interface DetailsStepProps {
  readonly place: Place;
  readonly problem: string | undefined;
  readonly onSearchAgain: () => void;
  readonly onSubmit: (filled: WithAddress) => void;
  readonly isSaving: boolean;
}

/** The door of the new address. */
export function DetailsStep({ place, problem, onSearchAgain, onSubmit, isSaving }: DetailsStepProps) {
  const { handleSubmit } = useFormContext<WithAddress>();
  return (
    <PageBody as="form" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <StepTitle takesFocus>상세 주소를 적어 주세요</StepTitle>
      <AddressFields place={place} onSearchAgain={onSearchAgain} asksRecipient />
      <FixedActions note={<Problem sentence={problem} />}>
        <Button type="submit" pending={isSaving}>
          이 주소로 변경
        </Button>
      </FixedActions>
    </PageBody>
  );
}
