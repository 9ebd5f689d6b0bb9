import type { Area } from '@dongne/contract';
import { FormBody, type FormProps } from '@dongne/pages';
import { Button, Divider, FixedActions } from '@dongne/ui';
import styled from 'styled-components';
import { AddressFields } from '../common/address/address-fields';
import type { Place } from '../common/address/place';
import { Problem } from '../common/problem';
import { StepTitle } from '../common/step-title';
import { ReferralField } from './referral-field';
import { TermsFields } from './terms-fields';

interface TermsStepProps {
  readonly place: Place;
  readonly placeProblem: string | undefined;
  readonly onSearchAgain: () => void;
  readonly onMove: (area: Area) => void;
  /** Refusal that belongs to no field. */
  readonly problem: string | undefined;
  readonly formProps: FormProps;
  readonly isSubmitting: boolean;
}

/** Second step of the registration: address details, terms and the submit button. */
export function TermsStep({ place, placeProblem, onSearchAgain, onMove, problem, ...form }: TermsStepProps) {
  const { formProps, isSubmitting } = form;
  return (
    <FormBody {...formProps}>
      <StepTitle progress="2/2" description="상세 주소를 적고 약관에 동의하면 가입이 끝나요." takesFocus>
        거의 다 됐어요
      </StepTitle>
      <AddressFields place={place} placeProblem={placeProblem} onSearchAgain={onSearchAgain} onMove={onMove} />
      <Part>
        <Divider $thick />
      </Part>
      <TermsFields />
      <ReferralField />
      <FixedActions note={<Problem sentence={problem} />}>
        <Button type="submit" pending={isSubmitting}>
          가입 완료
        </Button>
      </FixedActions>
    </FormBody>
  );
}

const Part = styled.div`
  padding: ${({ theme }) => theme.space[8]} 0 ${({ theme }) => theme.space[6]};
`;
