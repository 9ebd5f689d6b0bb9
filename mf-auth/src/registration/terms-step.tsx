import { Button, Divider, FixedActions, PageBody } from '@dongne/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { AddressFields } from '../common/address/address-fields';
import type { Place } from '../common/address/place';
import { Problem } from '../common/problem';
import { StepTitle } from '../common/step-title';
import { ReferralField } from './referral-field';
import type { RegistrationForm } from './registration-rules';
import { TermsFields } from './terms-fields';

interface TermsStepProps {
  readonly place: Place;
  readonly placeProblem: string | undefined;
  readonly onSearchAgain: () => void;
  readonly onSubmit: (filled: RegistrationForm) => void;
  readonly isSubmitting: boolean;
}

/** Second step of the registration: the door, the terms, and done. */
export function TermsStep({ place, placeProblem, onSearchAgain, onSubmit, isSubmitting }: TermsStepProps) {
  const { handleSubmit, formState } = useFormContext<RegistrationForm>();
  return (
    <PageBody as="form" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <StepTitle progress="2/2" description="상세 주소를 적고 약관에 동의하면 가입이 끝나요." takesFocus>
        거의 다 됐어요
      </StepTitle>
      <AddressFields place={place} placeProblem={placeProblem} onSearchAgain={onSearchAgain} />
      <Part>
        <Divider $thick />
      </Part>
      <TermsFields />
      <ReferralField />
      <FixedActions note={<Problem sentence={formState.errors.root?.message} />}>
        <Button type="submit" pending={isSubmitting}>
          가입 완료
        </Button>
      </FixedActions>
    </PageBody>
  );
}

const Part = styled.div`
  padding: ${({ theme }) => theme.space[8]} 0 ${({ theme }) => theme.space[6]};
`;
