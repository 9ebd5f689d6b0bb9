// Claims of the chosen shop: its answer, and what it washes again.
import { asShop } from './calls.js';
import { CLAIM_ANSWER } from './customer-words.js';
import { claimFacts, claimTitle, STANCE_OPTIONS } from './claim-facts.js';
import { card, choice, facts, field, fillPages, form, h, inSeoul, say } from './dom.js';
import { quoted, t } from './language.js';
import { photoField } from './photo-field.js';

const answer = (run) => {
  const { element, read } = photoField('사진', null, { drawing: 'garment' });
  const fields = [
    choice('세탁소 입장', 'stance', STANCE_OPTIONS),
    field('고객이 읽을 답변', {
      ...{ name: 'text', required: true, maxLength: 500, rows: 2 },
      value: CLAIM_ANSWER,
      lang: 'ko',
    }),
    element,
  ];
  return form('답변하기', fields, async (given) => {
    const photo = await read();
    const said = { stance: given.get('stance'), text: given.get('text') };
    await run('answer', { ...said, ...(photo !== undefined && { photos: [photo] }) }, '답변');
  });
};

const collectedAgain = (run) => {
  const { element, read } = photoField('수거 사진', 'bag');
  return form('다시 수거했어요', [element], async () => {
    const photo = await read();
    await run('collected-again', photo === undefined ? {} : { photo }, '다시 수거');
  });
};

const returnedAgain = (run) => {
  const { element, read } = photoField('문 앞 사진', 'door', { isNeeded: true });
  return form('다시 세탁해서 돌려줬어요', [element], async () =>
    run('returned-again', { photo: await read() }, '다시 배송'),
  );
};

const FORMS = { answer, collectedAgain, returnedAgain };

const place = (address) =>
  address === null
    ? ''
    : quoted([`${address.roadAddress} ${address.subAddress}`, address.entranceInfo].filter(Boolean).join(' · '));

const dayOf = ({ status, timeline }) =>
  status === 'WashAgain' ? timeline.find(({ event }) => event === 'decided')?.on : '';

const claimCard = (claim, laundryId) => {
  const { id, createdAt, allowedActions, address } = claim;
  const run = async (command, body, label) => {
    await asShop(laundryId, 'POST', `/claims/${id}/${command}`, body);
    say('{id}번 접수: {done}', { id, done: t(label) });
    await showClaims(laundryId);
  };
  return card(
    claimTitle(claim),
    h('p', { className: 'hint', textContent: t('{time}에 접수', { time: inSeoul(createdAt) }) }),
    facts([
      ['다시 수거하는 날', dayOf(claim)],
      ['장소', place(address)],
    ]),
    allowedActions.map((action) => h('section', { className: 'next' }, FORMS[action]?.(run))),
    claimFacts(claim),
  );
};

export const showClaims = async (laundryId) => {
  await fillPages(
    'claims',
    (query) => asShop(laundryId, 'GET', `/claims${query}`),
    (claim) => claimCard(claim, laundryId),
    '분실·손상 접수가 없어요. 배송이 끝난 신청에서 고객이 접수할 수 있어요.',
  );
};
