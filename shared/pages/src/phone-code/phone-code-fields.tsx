import { OTP_DIGITS } from '@dongne/contract';
import { Button, TextField, useComposedText, VisuallyHidden } from '@dongne/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PhoneNumberField } from './phone-number-field';
import type { PhoneCode } from './use-phone-code';
import { formatCountdown } from './use-seconds-until';

interface PhoneCodeFieldsProps {
  readonly phone: PhoneCode;
  /** Label of the number; `휴대폰 번호` unless it must be distinguished from another one. */
  readonly label?: string;
}

/** Phone number, followed by the code field and a resend button once a code was sent. */
export const PhoneCodeFields = ({ phone, label = '휴대폰 번호' }: PhoneCodeFieldsProps) => (
  <Fields>
    <PhoneNumberField
      label={label}
      value={phone.number}
      onType={phone.typeNumber}
      onLeave={phone.finishNumber}
      error={phone.numberProblem}
    />
    {phone.isSent && <SentCodeFields phone={phone} />}
  </Fields>
);

/** Code field with a resend button. */
export const SentCodeFields = ({ phone }: { phone: PhoneCode }) => (
  <Fields>
    <CodeField phone={phone} />
    <Resend>
      문자가 오지 않나요?
      <ResendButton phone={phone} />
    </Resend>
  </Fields>
);

const ResendButton = ({ phone }: { phone: PhoneCode }) => (
  <Button size="small" tone="ghost" pending={phone.isSending} disabled={phone.resendSeconds > 0} onClick={phone.send}>
    <Steady>{phone.resendSeconds > 0 ? `다시 받기 ${phone.resendSeconds}초` : '다시 받기'}</Steady>
  </Button>
);

const CodeField = ({ phone }: { phone: PhoneCode }) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const text = useComposedText(phone.code, phone.typeCode);
  const refusal = phone.hasRunOut ? undefined : phone.codeProblem;

  // Focuses the code after each code sent, and after a wrong one, with that selected.
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
      {...text}
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
