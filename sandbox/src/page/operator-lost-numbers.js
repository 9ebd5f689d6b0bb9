// Changes of numbers whose present one is lost: begun for people who cannot log in, and stopped.
import { asOperator, call } from './calls.js';
import { button, card, facts, field, fillPages, find, form, h, inSeoul, joined, say } from './dom.js';
import { quoted, t } from './language.js';

const OUTCOME = {
  changed: '바뀌었음',
  stopped: '멈춤',
  refused: '바꾸지 못함',
  replaced: '지금 번호로 직접 변경함',
};

const ending = (digits) => (digits === '' ? '' : t('끝자리 {digits}', { digits }));

const lostNumberCard = ({ id, presentLastDigits, lastDigits, askedAt, dueAt, askedBy, reason, outcome, endedAt }) => {
  const stop = async () => {
    await asOperator('POST', `/lostNumbers/${id}/stop`);
    say('{id}번 번호 변경을 멈췄어요.', { id });
    await showLostNumbers();
  };
  return card(
    h(
      'h3',
      {},
      t('{id}번 번호 변경', { id }),
      ' ',
      h('span', {
        className: outcome === null ? 'state' : 'state over',
        textContent: outcome === null ? '기다리는 중' : OUTCOME[outcome],
      }),
    ),
    facts([
      ['지금 번호', ending(presentLastDigits)],
      ['새 번호', ending(lastDigits)],
      ['신청', joined(inSeoul(askedAt), t(askedBy === 'support' ? '고객센터' : '회원'), reason && quoted(reason))],
      ['바뀌는 때', outcome === null ? inSeoul(dueAt) : ''],
      ['끝난 때', endedAt === null ? '' : inSeoul(endedAt)],
    ]),
    outcome === null && button('번호 변경 멈추기', stop),
  );
};

export const showLostNumbers = () =>
  fillPages(
    'lost-numbers',
    (query) => asOperator('GET', `/lostNumbers${query}`),
    lostNumberCard,
    '번호 변경 신청이 없어요.',
  );

/** The form of support: the code goes to the new number, and the person reads it out. */
export const listenToLostNumber = () => {
  let otpId = '';
  const number = { required: true, inputMode: 'tel', autocomplete: 'off', placeholder: '010-0000-0000' };
  const newNumber = field('새 번호', { ...number, name: 'phoneNumber' });
  const sendCode = button('새 번호로 인증번호 보내기', async () => {
    const phoneNumber = newNumber.querySelector('input').value;
    ({ otpId } = await call('POST', '/v1/app/auth/otp', { body: { phoneNumber } }));
    say('인증번호를 보냈어요. 고객이 읽어 주는 숫자를 입력해 주세요.');
  });
  const fields = [
    field('지금 번호', { ...number, name: 'presentNumber' }),
    newNumber,
    sendCode,
    field('인증번호', { name: 'otpCode', required: true, inputMode: 'numeric' }),
    field('본인으로 확인한 방법', { name: 'reason', required: true, maxLength: 200, lang: 'ko' }),
  ];
  const send = async (given, element) => {
    await asOperator('POST', '/lostNumbers', { ...Object.fromEntries(given), otpId: otpId || '-' });
    say('번호 변경을 신청했어요.');
    element.reset();
    await showLostNumbers();
  };
  find('lost-number-form').replaceChildren(form('번호 변경 신청', fields, send));
};
