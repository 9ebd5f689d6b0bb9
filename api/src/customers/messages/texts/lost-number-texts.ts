import { BRAND, formatMoment } from '@dongne/contract';
import { messageText } from './message-text';

const PAGE = '/mypage/info/phone';
const NUMBER = { kind: 'notice', way: 'phone' } as const;

interface Waiting {
  readonly lastDigits: string;
  readonly dueAt: Date;
}

const EXAMPLE: Waiting = { lastDigits: '5678', dueAt: new Date('2026-03-05T10:00+09:00') };

const changes = ({ lastDigits, dueAt }: Waiting): string =>
  `${formatMoment(dueAt.toISOString())}에 로그인하는 번호가 끝자리 ${lastDigits} 번호로 바뀌어요. 직접 신청하지 않으셨다면 멈춰 주세요.`;

/** Messages about a lost-number change. The SMS to the current number has a link that stops it. */
export const LOST_NUMBER_TEXTS = {
  asked: messageText<Waiting>({
    event: 'account.lostNumber.asked',
    ...NUMBER,
    example: EXAMPLE,
    words: (facts) => ({ title: '휴대폰 번호 변경을 신청했어요', text: changes(facts), path: PAGE }),
  }),
  reminder: messageText<Waiting>({
    event: 'account.lostNumber.reminder',
    ...NUMBER,
    example: EXAMPLE,
    words: (facts) => ({ title: '휴대폰 번호가 곧 바뀌어요', text: changes(facts), path: PAGE }),
  }),
  stopped: messageText<object>({
    event: 'account.lostNumber.stopped',
    ...NUMBER,
    example: {},
    words: () => ({
      title: '휴대폰 번호 변경을 멈췄어요',
      text: `로그인하는 번호는 그대로예요. 궁금한 점은 고객센터(${BRAND.supportPhone})로 알려 주세요.`,
      path: PAGE,
    }),
  }),
  refused: messageText<object>({
    event: 'account.lostNumber.refused',
    ...NUMBER,
    example: {},
    words: () => ({
      title: '휴대폰 번호를 바꾸지 못했어요',
      text: '새 번호를 다른 회원이 쓰고 있거나, 탈퇴한 지 얼마 되지 않은 번호예요. 로그인하는 번호는 그대로예요.',
      path: PAGE,
    }),
  }),
  changed: messageText<object>({
    event: 'account.lostNumber.changed',
    ...NUMBER,
    example: {},
    words: () => ({
      title: '휴대폰 번호를 바꿨어요',
      text: `이제 이 번호로 ${BRAND.name}에 로그인할 수 있어요.`,
      path: '/mypage/info',
    }),
  }),
} as const;
