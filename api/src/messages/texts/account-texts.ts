import { BRAND, formatFullDay, MARKETING_CONFIRM_YEARS } from '@dongne/contract';
import { messageText } from './told';

const SETTING = '/mypage/alarm/setting';

/** How to stop it stands in every advertising; the law on networks §50-4. */
const REFUSE = '수신 거부: 마이 > 알림 > 설정';

/** What is told of the account itself, and advertising. */
export const ACCOUNT_TEXTS = {
  code: messageText<{ readonly code: string }>({
    event: 'login.code',
    kind: 'notice',
    way: 'phone',
    example: { code: '000000' },
    words: ({ code }) => ({
      title: '',
      text: `인증번호 [${code}] 다른 사람에게 알려 주지 마세요.`,
      path: '/login',
    }),
  }),
  confirmConsent: messageText<{ readonly agreedAt: Date }>({
    event: 'consent.confirm',
    kind: 'notice',
    way: 'push',
    example: { agreedAt: new Date('2024-03-02T10:00+09:00') },
    words: ({ agreedAt }) => ({
      title: '혜택·이벤트 알림 수신 동의 확인',
      text: `${formatFullDay(agreedAt)}에 ${BRAND.name} 혜택·이벤트 알림을 받기로 하셨어요. ${MARKETING_CONFIRM_YEARS}년마다 알려 드려요. 알림 설정에서 언제든 바꿀 수 있어요.`,
      path: SETTING,
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
