import { PhoneCodeFields, type PhoneCode } from '@dongne/pages';
import { Button, PageBody } from '@dongne/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { StepTitle } from '../common/step-title';

interface PhoneStepProps {
  readonly phone: PhoneCode;
  readonly description: string;
  /** The code was correct and navigation is pending. */
  readonly isLeaving: boolean;
  /** Alternatives below the fields. */
  readonly children?: ReactNode;
}

/** Number field, then the code field after a code is sent, each with its button. */
export function PhoneStep({ phone, description, isLeaving, children }: PhoneStepProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (phone.isSent ? phone.verify() : phone.send());
  };
  return (
    <PageBody as="form" method="post" noValidate onSubmit={handleSubmit}>
      <StepTitle description={description}>휴대폰 번호로 시작해요</StepTitle>
      <PhoneCodeFields phone={phone} />
      <Action>
        {phone.isSent ? (
          <Button type="submit" fullWidth pending={phone.isVerifying || isLeaving}>
            확인
          </Button>
        ) : (
          <Button type="submit" fullWidth pending={phone.isSending}>
            인증번호 받기
          </Button>
        )}
      </Action>
      {children}
    </PageBody>
  );
}

const Action = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`;
