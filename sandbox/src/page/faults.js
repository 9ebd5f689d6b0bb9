// Injected faults: failing calls, failing message providers, refused cards.
import { call } from './calls.js';
import { button, choice, copyChip, field, fill, find, form, h, inSeoul, joined, say, won } from './dom.js';
import { t } from './language.js';

/** Calls whose failure a customer sees at once. */
const PATHS = [
  ['/v1/app/laundry/list/group', '세탁소 목록 (회원)'],
  ['/v1/app/nonMember/laundry/list/group', '세탁소 목록 (방문자)'],
  ['/v1/app/request/delivery', '수거 신청과 이용현황'],
  ['/v1/app/main', '홈'],
  ['/v1/app/member', '내 정보'],
  ['/v1/app/pay/card', '결제수단'],
];

const KINDS = {
  e500: ['500으로 실패', { status: 500 }],
  e503: ['503으로 실패', { status: 503 }],
  slow: ['5초 늦게 대답', { delayMs: 5_000 }],
  drop: ['연결이 끊김', { drop: true }],
};

const nameOf = (path) => t(PATHS.find(([known]) => known === path)?.[1] ?? path);

const kindOf = ({ kind, status, delayMs }) => {
  if (kind === 'status') return t('{status}으로 실패', { status });
  return kind === 'delay' ? t('{seconds}초 늦게 대답', { seconds: delayMs / 1_000 }) : t('연결이 끊김');
};

const plan = (path, fault) => call('POST', '/sandbox/faults', { body: { path, ...fault } });

const plannedItem = ({ path, fault, left }) =>
  h(
    'li',
    {},
    t('{where}: {what}, {left}번 남음', { where: nameOf(path), what: kindOf(fault), left }),
    ' ',
    button(
      '되돌리기',
      async () => {
        await plan(path, { times: 0 });
        say('{where}: 되돌렸어요.', { where: nameOf(path) });
        await showFaults();
      },
      'quiet small',
    ),
  );

export const showFaults = async () => {
  const planned = await call('GET', '/sandbox/faults');
  fill('faults', planned.map(plannedItem), '낸 장애가 없어요.');
};

const faultForm = () =>
  form(
    '장애 내기',
    [
      choice('어디에서', 'path', PATHS),
      choice(
        '무엇이',
        'kind',
        Object.entries(KINDS).map(([kind, [label]]) => [kind, label]),
      ),
      field('몇 번', { name: 'times', type: 'number', min: 1, max: 99, value: 5, required: true }),
    ],
    async (given) => {
      const [label, fault] = KINDS[given.get('kind')];
      await plan(given.get('path'), { ...fault, times: Number(given.get('times')) });
      say('{where}: {what}. 앱에서 그 화면을 열어 보세요. 앱이 스스로 다시 시도해서 한두 번은 보이지 않아요.', {
        where: nameOf(given.get('path')),
        what: t(label),
      });
      await showFaults();
    },
  );

const messageForm = () =>
  form(
    '문자·알림 장애 내기',
    [
      field('실패할 비율 (%, 0은 정상)', {
        name: 'percent',
        type: 'number',
        min: 0,
        max: 100,
        value: 50,
        required: true,
      }),
    ],
    async (given) => {
      await call('POST', '/sandbox/messages/failures', { body: { percent: Number(given.get('percent')) } });
      say('문자와 알림의 {percent}%가 실패해요. 앱은 다시 보내요.', { percent: given.get('percent') });
    },
  );

const forgetLimits = button(
  '횟수 제한 풀기',
  async () => {
    await call('POST', '/sandbox/limits/reset');
    say('인증번호와 신청의 횟수 제한을 풀었어요.');
  },
  'quiet',
);

const ENDINGS = {
  succeeds: '성공해요 (다른 번호도 모두)',
  limit: '한도초과로 거절돼요',
  expired: '유효기간 오류로 거절돼요',
  badCard: '잘못된 카드번호로 거절돼요',
  slow: '성공하지만 12초 늦게 대답해요',
  unsigned: '증명 없는 결과가 돌아와요',
  twice: '결과가 두 번 돌아와요',
  closed: '고객이 창을 닫아요',
  lost: '성공하지만 대답이 사라져요',
  refusedFirst: '등록되지만 결제가 두 번 거절돼요',
  refusedAlways: '등록되지만 결제가 늘 거절돼요',
};

/** Any first digits will do; 4 is a company of the sandbox. */
const cardNumber = (lastFour) => `400000000000${lastFour}`;

const showCards = async () => {
  const endings = await call('GET', '/sandbox/card-endings');
  const rows = endings
    .toSorted((one, other) => one.lastFour.localeCompare(other.lastFour))
    .map(({ lastFour, ending }) =>
      h('li', {}, copyChip(cardNumber(lastFour), t('카드 번호')), ` ${t(ENDINGS[ending])}`),
    );
  fill('cards', rows, '');
};

const BOOKED_SHOWN = 10;
const PROVIDERS = { inicis: 'KG이니시스', nicepay: '나이스페이' };
const BOOKED = {
  'charge approved': '결제 승인',
  'charge declined': '결제 거절',
  'cancel approved': '결제 취소 승인',
  'cancel declined': '결제 취소 거절',
};

/** The card companies' own book, newest first. */
export const showBook = async () => {
  const book = await call('GET', '/sandbox/payments');
  const rows = book
    .slice(-BOOKED_SHOWN)
    .reverse()
    .map(({ at, provider, amount, kind, state }) => {
      const ended = state === 'approved' ? 'approved' : 'declined';
      return h('li', {}, joined(inSeoul(at), t(PROVIDERS[provider]), won(amount), t(BOOKED[`${kind} ${ended}`])));
    });
  fill('book', rows, '아직 결제가 없어요.');
};

export const listenToFaults = async () => {
  find('fault-form').replaceChildren(faultForm(), messageForm(), forgetLimits);
  await Promise.all([showCards(), showFaults()]);
};
