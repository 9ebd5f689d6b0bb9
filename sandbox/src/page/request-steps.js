// Steps of a shop in each status of a request; the first is the next one, the others are folded.
import { DENIAL, ITEM_ANSWER, UNWASHABLE } from './customer-words.js';
import { field, choice, folded, form, h, problem } from './dom.js';
import { quoted } from './language.js';
import { offerForm } from './offer-form.js';
import { photoField } from './photo-field.js';

const REFUSALS = [
  ['FULLY_BOOKED', '예약이 가득 찼어요'],
  ['CANNOT_WASH', '다룰 수 없는 세탁물이에요'],
  ['TOO_FAR', '방문하기 어려운 곳이에요'],
  ['CLOSED', '쉬는 날이에요'],
];

const withPhoto = (photo) => (photo === undefined ? {} : { photo });

/** One press, nothing to fill in. */
const plain = (label, command) => (run) => form(label, [], () => run(command, {}, label));

const photographed = (label, command, sample, isNeeded) => (run) => {
  const { element, read } = photoField('문 앞 사진', sample, { isNeeded });
  return form(label, [element], async () => run(command, withPhoto(await read()), label));
};

const collect = (run, { laundryNumByUser }) => {
  const { element, read } = photoField('수거 사진', 'bag');
  const pieces = field('수거한 수량', {
    ...{ name: 'pieces', type: 'number', min: 1, max: 200, value: laundryNumByUser, required: true },
  });
  return form('수거했어요', [pieces, element], async (given) =>
    run('collect', { pieces: Number(given.get('pieces')), ...withPhoto(await read()) }, '수거'),
  );
};

const deny = (run) => {
  const fields = [
    choice('이유', 'reason', REFUSALS),
    field('고객이 읽을 말', { name: 'text', maxLength: 300, value: DENIAL, lang: 'ko' }),
  ];
  return form('거절하기', fields, (given) =>
    run('deny', { reason: given.get('reason'), text: given.get('text') }, '거절'),
  );
};

const giveBack = (run) => {
  const fields = [
    field('고객이 읽을 이유', {
      name: 'reason',
      required: true,
      maxLength: 300,
      value: UNWASHABLE,
      lang: 'ko',
    }),
  ];
  return form('세탁하지 않고 돌려주기', fields, (given) => run('return', { reason: given.get('reason') }, '반송'));
};

/** Made when it is opened: the server works it out. */
const offer = (label) => (run, request, laundryId) => {
  const shown = h('div', {}, '금액을 준비하고 있어요.');
  const send = (body) => run('register', body, '금액 안내');
  offerForm(request, laundryId, label, send).then(
    (element) => shown.replaceChildren(element),
    (error) => shown.replaceChildren(problem(error)),
  );
  return shown;
};

const answer =
  ({ id, itemName, text }) =>
  (run) => {
    const fields = [
      h('p', {}, quoted(`${itemName}: ${text}`)),
      field('답변', {
        name: 'text',
        required: true,
        maxLength: 500,
        rows: 2,
        value: ITEM_ANSWER,
        lang: 'ko',
      }),
    ];
    return form('답변하기', fields, (given) => run(`questions/${id}/answer`, { text: given.get('text') }, '답변'));
  };

const requested = ({ isAccepted }) =>
  isAccepted
    ? [
        ['수거하러 가기', collect],
        ['거절', deny],
        ['문 앞에 세탁물이 없어요 (수거 시간에만)', photographed('수거 실패로 알리기', 'noshow', 'door', true)],
      ]
    : [
        ['수거를 확정할까요?', plain('수거 확정', 'accept')],
        ['거절', deny],
        ['확정 없이 바로 수거', collect],
      ];

const registered = ({ isApproved, questions }) => {
  const open = questions.filter((question) => question.answer === null);
  const answers = open.map((question) => ['고객의 질문', answer(question)]);
  if (isApproved)
    return [
      ['고객이 금액을 승인했어요', plain('세탁 시작', 'process')],
      ['세탁 불가', giveBack],
    ];
  const waits = ['고객의 승인을 기다리고 있어요', () => h('p', {}, '고객이 앱에서 금액을 확인하면 세탁할 수 있어요.')];
  return [
    ...answers,
    ...(answers.length > 0 ? [] : [waits]),
    ['금액 수정', offer('수정한 금액 보내기')],
    ['세탁 불가', giveBack],
  ];
};

const STEPS = {
  Requested: requested,
  Collected: () => [
    ['품목을 확인할까요?', plain('품목 확인 시작', 'inspect')],
    ['바로 금액 안내', offer('금액 보내기')],
  ],
  Registering: () => [
    ['품목과 금액을 안내해요', offer('금액 보내기')],
    ['세탁 불가', giveBack],
  ],
  Registered: registered,
  Processing: () => [['세탁하고 있어요', plain('세탁 완료', 'complete-wash')]],
  WashCompleted: () => [['배송을 기다려요', plain('배송 출발', 'deliver')]],
  Delivering: () => [['문 앞에 두었나요?', photographed('배송 완료', 'delivered', 'door', false)]],
};

/** Steps of a shop with a request now, the next one first: pairs of a title and the function that renders its form. */
export const movesOf = (request) => STEPS[request.originalStatus]?.(request) ?? [];

/** @param run gets the command, its body and its name. */
export const stepsOf = (request, laundryId, run) => {
  const [first, ...others] = movesOf(request);
  if (first === undefined) return [];
  const [title, draw] = first;
  const next = h('section', { className: 'next' }, h('h4', { textContent: title }), draw(run, request, laundryId));
  const rest = others.map(([name, make]) => {
    const element = folded(name);
    element.addEventListener('toggle', () => {
      if (element.open && element.children.length === 1) element.append(make(run, request, laundryId));
    });
    return element;
  });
  return [next, ...rest];
};
