import {
  BRAND,
  formatFullDay,
  MARKETING_CONFIRM_YEARS,
  REGISTRATION_TERMS,
  SOCIAL_NAMES,
  type RegistrationTerm,
} from '@dongne/contract';
import { messageText } from './message-text';

const CONSENTS = '/mypage/info/consents';

interface ConsentAnswer {
  readonly term: RegistrationTerm;
  readonly isAgreed: boolean;
}

const answerWords = ({ term, isAgreed }: ConsentAnswer): string => {
  const label = REGISTRATION_TERMS.find(({ key }) => key === term)?.label ?? '';
  return `${label.replace(/ 동의$/, '')}: ${isAgreed ? '동의했어요' : '동의하지 않았어요'}.`;
};

const NOT_YOU = `직접 하지 않으셨다면 고객센터(${BRAND.supportPhone})로 바로 알려 주세요.`;

/** Opt-out notice required in every advertisement; Network Act §50-4. */
const REFUSE = '수신 거부: 마이 > 알림 설정';

/** Purpose in the text of a code, so that no attacker can talk a member into reading it out as a login code. */
const PROVED = { phoneChange: '번호 변경', withdrawal: '회원 탈퇴' } as const;

/** Last line of a code's message: phones autofill the code on this site only; WICG sms-one-time-codes. */
const boundTo = (host: string, code: string): string => `\n\n@${host} #${code}`;

/** Messages about the account, and advertising. */
export const ACCOUNT_TEXTS = {
  code: messageText<{ readonly code: string; readonly host: string }>({
    event: 'login.code',
    kind: 'notice',
    way: 'phone',
    example: { code: '000000', host: 'dongne.example' },
    words: ({ code, host }) => ({
      title: '',
      text: `인증번호 [${code}] 알려 주지 마세요.${boundTo(host, code)}`,
      path: '/login',
    }),
  }),
  proofCode: messageText<{ readonly code: string; readonly host: string; readonly purpose: keyof typeof PROVED }>({
    event: 'account.code',
    kind: 'notice',
    way: 'phone',
    example: { code: '000000', host: 'dongne.example', purpose: 'phoneChange' },
    words: ({ code, host, purpose }) => ({
      title: '',
      text: `${PROVED[purpose]} 인증번호 [${code}] 알려 주지 마세요.${boundTo(host, code)}`,
      path: '/mypage/info',
    }),
  }),
  phoneChanged: messageText<{ readonly lastDigits: string }>({
    event: 'account.phone',
    kind: 'notice',
    way: 'phone',
    example: { lastDigits: '5678' },
    words: ({ lastDigits }) => ({
      title: '휴대폰 번호를 바꿨어요',
      text: `로그인하는 휴대폰 번호가 끝자리 ${lastDigits} 번호로 바뀌었어요. 직접 바꾸지 않으셨다면 고객센터(${BRAND.supportPhone})로 바로 알려 주세요.`,
      path: '/mypage/info',
    }),
  }),
  loginLinked: messageText<{ readonly provider: keyof typeof SOCIAL_NAMES }>({
    event: 'account.login.linked',
    kind: 'notice',
    way: 'phone',
    example: { provider: 'KAKAO' },
    words: ({ provider }) => ({
      title: `${SOCIAL_NAMES[provider]} 로그인을 연결했어요`,
      text: `이제 ${SOCIAL_NAMES[provider]} 계정으로도 로그인할 수 있어요. ${NOT_YOU}`,
      path: '/mypage/info',
    }),
  }),
  loginUnlinked: messageText<{ readonly provider: keyof typeof SOCIAL_NAMES }>({
    event: 'account.login.unlinked',
    kind: 'notice',
    way: 'phone',
    example: { provider: 'KAKAO' },
    words: ({ provider }) => ({
      title: `${SOCIAL_NAMES[provider]} 로그인 연결이 해제됐어요`,
      text: `${SOCIAL_NAMES[provider]} 계정으로는 더 로그인할 수 없어요. 휴대폰 번호로는 그대로 로그인할 수 있어요. ${NOT_YOU}`,
      path: '/mypage/info',
    }),
  }),
  confirmConsent: messageText<{ readonly agreedAt: Date }>({
    event: 'consent.confirm',
    kind: 'notice',
    way: 'push',
    example: { agreedAt: new Date('2024-03-02T10:00+09:00') },
    words: ({ agreedAt }) => ({
      title: '혜택·이벤트 알림 수신 동의 확인',
      text: `${formatFullDay(agreedAt)}에 ${BRAND.name} 혜택·이벤트 알림을 받기로 하셨어요. ${MARKETING_CONFIRM_YEARS}년마다 여쭤봐요. 계속 받을지 골라 주세요. 알림 설정에서 언제든 바꿀 수 있어요.`,
      path: CONSENTS,
    }),
  }),
  consentKept: messageText<{ readonly at: Date; readonly answers: readonly ConsentAnswer[] }>({
    event: 'consent.kept',
    kind: 'notice',
    way: 'push',
    example: {
      at: new Date('2026-03-02T10:00+09:00'),
      answers: [
        { term: 'marketing', isAgreed: true },
        { term: 'night', isAgreed: false },
      ],
    },
    words: ({ at, answers }) => ({
      title: '동의 여부를 저장했어요',
      text: `${formatFullDay(at)}, ${BRAND.name}. ${answers.map(answerWords).join(' ')}`,
      path: CONSENTS,
    }),
  }),
  advertising: messageText<{ readonly title: string; readonly text: string; readonly path: string }>({
    event: 'event.advertising',
    kind: 'event',
    way: 'push',
    example: { title: '봄맞이 이불 세탁', text: '이불 세탁 쿠폰을 받아 보세요.', path: '/event' },
    words: ({ title, text, path }) => ({
      title: `(광고) ${title}`,
      text: `(광고) ${text} ${REFUSE}`,
      path,
    }),
  }),
} as const;
