import {
  endpoints,
  ERROR_COPY,
  isMobileNumber,
  loginCodeDigits,
  OTP_DIGITS,
  OTP_RESEND_MS,
  OTP_TTL_MS,
  phoneDigits,
} from '@dongne/contract';
import { popups, send as sendTo, toApiError, type ApiError, serverNow } from '@dongne/platform';
import { useRef, useState } from 'react';
import { useOnce } from '../use-once';
import { useOwnKey } from '../use-own-key';
import { useSecondsUntil } from './use-seconds-until';

/** Code sent to a phone. */
interface SentCode {
  readonly otpId: string;
  readonly phoneNumber: string;
  /** By this device's clock, which may be hours off the server's: only the time since the response counts. */
  readonly sentAtMs: number;
}

const NO_NUMBER = '휴대폰 번호를 다시 확인해 주세요.';
const NO_CODE = `문자로 받은 숫자 ${OTP_DIGITS}자리를 입력해 주세요.`;

/** Proof of a phone number. */
export interface PhoneProof {
  readonly otpId: string;
  readonly otpCode: string;
  readonly phoneNumber: string;
}

/** State and actions of the fields. Held by the page, so that it survives other steps. */
export type PhoneCode = ReturnType<typeof usePhoneCode>;

interface PhoneCodeParts {
  /**
   * Submits the code; a refusal that it throws is shown at its field.
   *
   * @param idempotencyKey stays the same while the outcome is unknown.
   */
  readonly enter: (proof: PhoneProof, idempotencyKey: string) => Promise<void>;
  /** Initial number, if it is not typed. */
  readonly presentNumber?: string;
  /** Requests the code; a login code by default. The key stays the same while the outcome is unknown. */
  readonly ask?: (
    phoneNumber: string,
    idempotencyKey: string,
  ) => Promise<{ readonly otpId: string; readonly resendAt: string }>;
  /** Checks a valid number before a code is sent to it. */
  readonly numberRule?: (phoneNumber: string) => string | undefined;
}

const askForLoginCode = (phoneNumber: string, idempotencyKey: string) =>
  sendTo(endpoints.sendCode, { body: { phoneNumber }, idempotencyKey });

/** Returns when the server sent a code, between the first request and now: the two clocks may be hours apart. */
const sentBetween = (sinceMs: number, resendAt: string): number =>
  Math.min(serverNow(), Math.max(sinceMs, Date.parse(resendAt) - OTP_RESEND_MS));

/** State of a phone number, its code, and the errors of both. */
export const usePhoneCode = ({ enter, presentNumber = '', ask = askForLoginCode, numberRule }: PhoneCodeParts) => {
  const [number, setNumber] = useState(presentNumber);
  const [numberProblem, setNumberProblem] = useState<string>();
  const [code, setCode] = useState('');
  const [codeProblem, setCodeProblem] = useState<string>();
  const [sent, setSent] = useState<SentCode>();
  /** Last code that was submitted automatically: after a refusal it needs the button or other digits. */
  const completed = useRef<string>(undefined);
  const [askOnce, enterOnce] = [useOwnKey(), useOwnKey()];
  const secondsLeft = useSecondsUntil(sent && sent.sentAtMs + OTP_TTL_MS);
  const resendSeconds = useSecondsUntil(sent && sent.sentAtMs + OTP_RESEND_MS);
  const hasRunOut = sent !== undefined && secondsLeft === 0;

  const checkNumber = (): boolean => {
    const problem = isMobileNumber(number) ? numberRule?.(phoneDigits(number)) : NO_NUMBER;
    setNumberProblem(problem);
    return problem === undefined;
  };

  const forgetCode = () => {
    completed.current = undefined;
    setCode('');
    setCodeProblem(undefined);
  };

  const handleRefusal = (error: ApiError) => {
    if (error.code === 'OTP_EXPIRED') setCode('');
    const { phoneNumber, otpCode, ...others } = error.fields;
    const aboutNumber = error.code === 'ALREADY_EXISTS' ? error.sentence : phoneNumber;
    if (aboutNumber !== undefined) setNumberProblem(aboutNumber);
    else setCodeProblem(Object.values(others)[0] ?? otpCode ?? error.sentence);
  };

  const [send, isSending] = useOnce(async () => {
    if (!checkNumber()) return;
    const phoneNumber = phoneDigits(number);
    try {
      const code = await askOnce(phoneNumber, async ({ key, sinceMs }) => {
        const { otpId, resendAt } = await ask(phoneNumber, key);
        return { otpId, phoneNumber, sentAtMs: sentBetween(sinceMs, resendAt) };
      });
      setNumberProblem(undefined);
      if (sent !== undefined) popups.toast('인증번호를 다시 보냈어요');
      forgetCode();
      setSent(code);
    } catch (thrown) {
      const error = toApiError(thrown);
      setNumberProblem(error.fields['phoneNumber'] ?? error.sentence);
    }
  });

  const [verify, isVerifying] = useOnce(async (typed: string) => {
    if (sent === undefined || hasRunOut) return;
    if (typed.length < OTP_DIGITS) return setCodeProblem(NO_CODE);
    setCodeProblem(undefined);
    const proof = { otpId: sent.otpId, otpCode: typed, phoneNumber: sent.phoneNumber };
    try {
      await enterOnce(JSON.stringify(proof), ({ key }) => enter(proof, key));
    } catch (thrown) {
      handleRefusal(toApiError(thrown));
    }
  });

  return {
    number,
    numberProblem,
    /** @param typed hyphenated or not. Another number invalidates the code. */
    typeNumber: (typed: string) => {
      setNumber(typed);
      setNumberProblem(undefined);
      if (phoneDigits(typed) !== sent?.phoneNumber) {
        setSent(undefined);
        forgetCode();
      }
    },
    /** Shows the error of a number once its field loses focus. */
    finishNumber: () => number !== '' && checkNumber(),
    isSent: sent !== undefined,
    /** Changes with every code that is sent. */
    sentAtMs: sent?.sentAtMs,
    send,
    isSending,
    resendSeconds,
    code,
    codeProblem: hasRunOut ? ERROR_COPY.OTP_EXPIRED : codeProblem,
    hasRunOut,
    secondsLeft,
    /** @param typed digits, or pasted text that contains the code. The last digit submits the code, once. */
    typeCode: (typed: string) => {
      const digits = loginCodeDigits(typed);
      setCode(digits);
      setCodeProblem(undefined);
      if (digits.length < OTP_DIGITS || digits === completed.current) return;
      completed.current = digits;
      void verify(digits);
    },
    verify: () => verify(code),
    isVerifying,
    /** Drops a code that the server no longer accepts, as registration found out. */
    dropCode: (sentence: string) => {
      setSent(undefined);
      forgetCode();
      setNumberProblem(sentence);
    },
  };
};
