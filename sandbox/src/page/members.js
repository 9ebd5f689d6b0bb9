// Members to log in as with one press, and the newest codes.
import { call } from './calls.js';
import { button, copyChip, fill, find, h, inSeoul, say } from './dom.js';
import { quoted, sentence, t } from './language.js';
import { currentUser, startAs, startAsNew, startAsVisitor } from './session.js';
import { lookNow, watch } from './watch.js';

const CODES_SHOWN = 4;

/** Says who is here, and lets every panel know. */
const greet = async (user) => {
  say('{name} 님으로 앱을 열었어요.', { name: quoted(user.nickname) });
  await lookNow();
};

/** Begins as a member, from any panel. */
export const beginAs = async (userId) => greet(await startAs(userId));

/** Begins as somebody new with a card. @returns them. */
export const beginAsNew = async (card) => {
  const user = await startAsNew(card);
  await greet(user);
  return user;
};

const visit = async () => {
  await startAsVisitor();
  say('로그아웃한 상태로 앱을 열었어요.');
  await lookNow();
};

/** @param name of a made-up member, or what the page says of somebody new. */
const person = ({ name, called = name, note, mark, isHere, begin, label }) =>
  h(
    'li',
    { className: isHere ? 'person here' : 'person' },
    h('span', { className: 'face', textContent: mark, ariaHidden: 'true', lang: 'ko' }),
    h(
      'div',
      {},
      h('strong', {}, name),
      isHere && h('span', { className: 'state', textContent: t('지금 이 회원') }),
      h('p', { className: 'hint', textContent: note }),
    ),
    begin && Object.assign(button(label, begin, 'quiet'), { ariaLabel: `${called}: ${label}` }),
  );

const memberOf = ({ userId, nickname, phoneNumber, note }, user) =>
  person({
    name: quoted(nickname),
    called: nickname,
    note: `${t(note)} · ${phoneNumber}`,
    mark: nickname.slice(0, 1),
    isHere: user?.userId === userId,
    label: t('이 회원으로 시작'),
    begin: () => beginAs(userId),
  });

const newOne = (card) =>
  person({
    name: card ? t('카드가 있는 새 회원') : t('카드가 없는 새 회원'),
    note: card
      ? t('강남구 삼성동에 살고, 결제할 카드가 등록돼 있어요.')
      : t('금액을 승인한 뒤 카드를 직접 등록해 봐요.'),
    mark: '+',
    isHere: false,
    label: t('이 회원으로 시작'),
    begin: () => beginAsNew(card),
  });

const visitor = (user) =>
  person({
    name: t('방문자'),
    note: t('로그인하기 전이에요. 휴대폰 번호로 로그인하면 인증번호가 아래에 떠요.'),
    mark: '?',
    isHere: user === null,
    label: t('로그아웃하고 시작'),
    begin: visit,
  });

const guest = ({ userId, nickname, phoneNumber }) => ({ userId, nickname, phoneNumber, note: '여기서 만든 회원' });

let seeded = [];

const showMembers = () => {
  const user = currentUser();
  const known =
    user === null || seeded.some(({ userId }) => userId === user.userId) ? seeded : [...seeded, guest(user)];
  const cards = [newOne(true), newOne(false), ...known.map((member) => memberOf(member, user)), visitor(user)];
  fill('members', cards, '');
  const who = user === null ? '앱: 로그인 전' : '앱: {name} 님으로 로그인';
  find('who').replaceChildren(...sentence(who, { name: quoted(user?.nickname) }));
};

const showCodes = ({ messages }) => {
  const codes = messages.filter(({ otpCode }) => otpCode !== undefined).slice(0, CODES_SHOWN);
  const chips = codes.map(({ otpCode, to, at }) =>
    h(
      'li',
      {},
      copyChip(otpCode, t('인증번호')),
      h('span', { className: 'hint', textContent: `${to} · ${inSeoul(at)}` }),
    ),
  );
  fill('codes', chips, t('아직 보낸 인증번호가 없어요. 앱에서 로그인하면 여기에 떠요.'));
};

export const listenToMembers = async () => {
  watch((seen) => {
    showMembers();
    showCodes(seen);
  });
  seeded = await call('GET', '/sandbox/members');
};
