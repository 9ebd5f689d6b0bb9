import { OTP_DIGITS } from '@dongne/contract';
import { Button, FixedActions, PageBody, TextField, VisuallyHidden } from '@dongne/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { StepTitle } from '../common/step-title';
import { PhoneNumberField } from './phone-number-field';
import type { PhoneStepState } from './use-phone-step';
import { formatCountdown } from './use-seconds-until';

interface PhoneStepProps {
  readonly phone: PhoneStepState;
  readonly description: string;
  /** The code was right and the next page is on its way. */
  readonly isLeaving: boolean;
  /** Below the fields: other ways in. */
  readonly children?: ReactNode;
}

/** The number first; once a code is on its way, the code. One button wants to be pressed at a time. */
export function PhoneStep({ phone, description, isLeaving, children }: PhoneStepProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (phone.isSent ? phone.verify() : phone.send());
  };
  return (
    <PageBody as="form" noValidate onSubmit={handleSubmit}>
      <StepTitle description={description}>휴대폰 번호로 시작해요</StepTitle>
      <Fields>
        <PhoneNumberField
          value={phone.number}
          onType={phone.typeNumber}
          onLeave={phone.finishNumber}
          error={phone.numberProblem}
        />
        {phone.isSent && (
          <>
            <CodeField phone={phone} />
            <Resend>
              문자가 오지 않나요?
              <ResendButton phone={phone} />
            </Resend>
          </>
        )}
      </Fields>
      {children}
      <FixedActions>
        {phone.isSent ? (
          <Button type="submit" pending={phone.isVerifying || isLeaving}>
            확인
          </Button>
        ) : (
          <Button type="submit" pending={phone.isSending}>
            인증번호 받기
          </Button>
        )}
      </FixedActions>
    </PageBody>
  );
}

const ResendButton = ({ phone }: { phone: PhoneStepState }) => (
  <Button size="small" tone="ghost" pending={phone.isSending} disabled={phone.resendSeconds > 0} onClick={phone.send}>
    <Steady>{phone.resendSeconds > 0 ? `다시 받기 ${phone.resendSeconds}초` : '다시 받기'}</Steady>
  </Button>
);

const CodeField = ({ phone }: { phone: PhoneStepState }) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const refusal = phone.hasRunOut ? undefined : phone.codeProblem;

  // Where one types next: after every code that was sent, and after it was wrong, with the wrong one marked.
  useEffect(() => inputRef.current?.focus(), [phone.sentAtMs]);
  useEffect(() => {
    if (refusal === undefined) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [refusal]);
  return (
    <TextField
      ref={inputRef}
      label="인증번호"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={`숫자 ${OTP_DIGITS}자리`}
      enterKeyHint="done"
      maxLength={OTP_DIGITS}
      value={phone.code}
      onChange={({ target }) => phone.typeCode(target.value)}
      hint="문자로 보낸 인증번호를 입력해 주세요."
      error={phone.codeProblem}
      suffix={
        <Clock role="timer">
          <VisuallyHidden>남은 시간 </VisuallyHidden>
          {formatCountdown(phone.secondsLeft)}
        </Clock>
      }
    />
  );
};

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[5]};
`;

const Resend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
`;

const Steady = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Clock = styled.span`
  position: relative;
  padding-right: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  font-variant-numeric: tabular-nums;
`;
