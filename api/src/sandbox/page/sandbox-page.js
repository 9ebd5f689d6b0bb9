// The page behind /sandbox: plays the shop of any request and our support person, reads messages, travels in time. Runs as it is written.

const dueDate = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
/** What was collected: a coat, and shirts beside it. */
const inspection = ({ pieces }, coat) => ({
  dueDate: dueDate(),
  items: [...(pieces > 1 ? [{ category: '와이셔츠', count: pieces - 1 }] : []), { category: '코트', ...coat }],
});

/** One pixel, for the door that is shown with a failed collection. */
const DOOR_PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a shop may do in each status: the words on the button, the call, its body. */
const COMMANDS = {
  Requested: [
    ['수거 확정', 'accept', () => ({})],
    ['수거하기', 'collect', ({ laundryNumByUser }) => ({ pieces: laundryNumByUser })],
    ['거절하기', 'deny', () => ({ reason: 'TOO_BUSY', text: '오늘은 신청이 많아 받지 못했어요.' })],
    ['수거 실패', 'noshow', () => ({ photo: DOOR_PHOTO })],
  ],
  Collected: [['품목과 금액 보내기', 'register', (request) => inspection(request, { note: '안감에 얼룩이 있어요' })]],
  Registered: [
    ['세탁 시작', 'process', () => ({})],
    ['금액 수정', 'register', (request) => inspection(request, { priceWon: 10_000, note: '짧은 코트예요' })],
  ],
  Processing: [['세탁 완료', 'complete-wash', () => ({})]],
  WashCompleted: [['배송 출발', 'deliver', () => ({})]],
  Delivering: [['배송 완료', 'delivered', () => ({})]],
};

/** What the customer asked and waits for; each is answered with the same words. */
const answersTo = ({ questions }) =>
  questions.map(({ id, itemName, text }) => [
    `답하기: ${itemName} · ${text}`,
    `questions/${id}/answer`,
    () => ({ text: '확인해 보니 손질이 필요해서 그 금액이에요.' }),
  ]);

const find = (id) => document.getElementById(id);
const inSeoul = (instant) => new Date(instant).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });
const say = (text) => (find('said').textContent = text);

const call = async (method, path, { body, token } = {}) => {
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  const value = text === '' ? undefined : JSON.parse(text);
  if (!answer.ok) throw new Error(value?.error?.svMessage ?? `${answer.status}`);
  return value;
};

const attempt = (work) => async (event) => {
  event?.preventDefault();
  try {
    await work(event);
  } catch (error) {
    say(error.message);
  }
};

const button = (label, work) => {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', attempt(work));
  return element;
};

const row = (text, buttons = []) => {
  const item = document.createElement('li');
  const line = document.createElement('div');
  line.textContent = text;
  item.append(line, ...buttons);
  return item;
};

const runAsShop = (request, label, command, bodyOf) => async () => {
  const { accessToken } = await call('POST', `/sandbox/shop/${request.laundryId}/token`);
  await call('POST', `/v1/partner/requests/${request.applicationId}/${command}`, {
    body: bodyOf(request),
    token: accessToken,
  });
  say(`${request.applicationId}번: ${label}`);
  await showRequests();
};

const showRequests = async () => {
  const requests = await call('GET', '/sandbox/requests');
  const rows = requests.map((request) =>
    row(
      `${request.applicationId}번 · ${request.laundryName} · ${request.statusLabel}`,
      [...answersTo(request), ...(COMMANDS[request.originalStatus] ?? [])].map(([label, command, bodyOf]) =>
        button(label, runAsShop(request, label, command, bodyOf)),
      ),
    ),
  );
  find('requests').replaceChildren(...(rows.length > 0 ? rows : [row('진행 중인 신청이 없어요.')]));
};

const showMessages = async () => {
  const to = new FormData(find('inbox')).get('to');
  const messages = await call('GET', `/sandbox/messages?to=${encodeURIComponent(to)}`);
  const rows = messages.map(({ at, text }) => row(`${inSeoul(at)} · ${text}`));
  find('messages').replaceChildren(...(rows.length > 0 ? rows : [row('받은 메시지가 없어요.')]));
};

const asOperator = async (method, path, body) => {
  const { accessToken } = await call('POST', '/sandbox/operator/token');
  return call(method, `/v1/operator${path}`, { body, token: accessToken });
};

const answerForm = ({ id }) => {
  const form = document.createElement('form');
  const input = document.createElement('input');
  input.required = true;
  input.maxLength = 500;
  input.placeholder = '고객이 읽을 답변';
  input.setAttribute('aria-label', `${id}번 이의 제기 답변`);
  const answer = (upheld) => async () => {
    if (!form.reportValidity()) return;
    await asOperator('POST', `/objections/${id}/answer`, { upheld, answer: input.value });
    say(`${id}번 이의 제기에 답변했어요.`);
    await showObjections();
  };
  form.append(input, button('받아들이기', answer(true)), button('받아들이지 않기', answer(false)));
  return form;
};

const photoLink = ({ url }, index) => {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = `문 앞 사진 ${index + 1} `;
  return link;
};

const objectionRow = (objection) => {
  const { applicationId, laundryName, at, feeWon, photos, answeredAt, isUpheld, answer } = objection;
  const facts = `${applicationId}번 · ${laundryName} · ${inSeoul(at)} · 수수료 ${feeWon.toLocaleString('ko-KR')}원`;
  const said = `고객: ${objection.objection}`;
  const result = `답변: ${isUpheld ? '받아들임' : '받아들이지 않음'} · ${answer ?? ''}`;
  const item = row(`${facts} · ${said}${answeredAt === null ? '' : ` · ${result}`}`, photos.map(photoLink));
  if (answeredAt === null) item.append(answerForm(objection));
  return item;
};

const showObjections = async () => {
  const { items } = await asOperator('GET', '/objections');
  find('objections').replaceChildren(...(items.length > 0 ? items.map(objectionRow) : [row('이의 제기가 없어요.')]));
};

const won = (amount) => `${amount.toLocaleString('ko-KR')}원`;

const field = (label, properties) => {
  const element = document.createElement('label');
  element.append(`${label} `, Object.assign(document.createElement('input'), properties));
  return element;
};

/** Some items, or an amount, or without either all that is left. */
const refundForm = ({ applicationId, items }) => {
  const form = document.createElement('form');
  const boxes = items.map(({ id, name, worthWon, isRefunded }) => {
    const box = field(`${name} ${won(worthWon)}${isRefunded ? ' (환불함)' : ''}`, {
      ...{ type: 'checkbox', name: 'item', value: id, disabled: isRefunded },
    });
    const line = document.createElement('div');
    line.append(box);
    return line;
  });
  const amount = field('금액 (비우면 전부)', { name: 'amount', inputMode: 'numeric' });
  const reason = field('고객이 읽을 사유', { name: 'reason', required: true, maxLength: 100 });
  form.append(...boxes, amount, reason);
  form.append(Object.assign(document.createElement('button'), { textContent: '환불하기' }));
  const giveBack = async () => {
    const given = new FormData(form);
    const itemIds = given.getAll('item').map(Number);
    await asOperator('POST', '/refunds', {
      ...{ applicationId, reason: given.get('reason') },
      ...(itemIds.length > 0 && { itemIds }),
      ...(given.get('amount') !== '' && { amountWon: Number(given.get('amount')) }),
    });
    say(`${applicationId}번을 환불했어요.`);
    await showRefund();
  };
  form.addEventListener('submit', attempt(giveBack));
  return form;
};

const showRefund = async () => {
  const id = Number(new FormData(find('refundable')).get('id'));
  const known = await asOperator('GET', `/refunds/${id}`);
  const { paidWon, refundedWon, onItsWayWon, leftWon } = known;
  const item = row(
    `${id}번 · 결제 ${won(paidWon)} · 환불 ${won(refundedWon)} · 진행 중 ${won(onItsWayWon)} · 남은 금액 ${won(leftWon)}`,
  );
  item.append(refundForm(known));
  find('refund').replaceChildren(item);
};

const showEvents = async () => {
  const events = await call('GET', '/sandbox/events');
  const rows = events.map(({ at, name, properties }) => {
    const told = Object.entries(properties).map(([property, value]) => `${property}=${value}`);
    return row([inSeoul(at), name, ...told].join(' · '));
  });
  find('events').replaceChildren(...(rows.length > 0 ? rows : [row('아직 기록된 일이 없어요.')]));
};

const showClock = ({ now }) => {
  find('now').textContent = inSeoul(now);
};

const travel = async (event) => {
  const ms = event.target.dataset?.ms;
  if (ms === undefined) return;
  const body = ms === '' ? { now: new Date().toISOString() } : { advanceMs: Number(ms) };
  showClock(await call('POST', '/sandbox/clock', { body }));
  await showRequests();
};

find('reload').addEventListener('click', attempt(showRequests));
find('reload-objections').addEventListener('click', attempt(showObjections));
find('reload-events').addEventListener('click', attempt(showEvents));
find('refundable').addEventListener('submit', attempt(showRefund));
find('inbox').addEventListener('submit', attempt(showMessages));
find('clock').addEventListener('click', attempt(travel));
void attempt(async () => {
  await showRequests();
  await showObjections();
  await showEvents();
  showClock(await call('GET', '/sandbox/clock'));
})();
