// The switch of the shops that act by themselves, and what they have done.
import { call } from './calls.js';
import { attempt, find, h, say } from './dom.js';
import { quoted, sentence, t } from './language.js';

const LOOK_EVERY_MS = 2_000;
const SHOWN = 8;

/** A line of the server about a shop's action: its order and text, or the review that was answered. */
const lineOf = (text) => {
  const [, order, done] = /^(\d+)번 신청: (.+)$/.exec(text) ?? [];
  if (order !== undefined) return sentence('{id}번 신청: {done}', { id: order, done: t(done) });
  const [, review] = /^리뷰 (\d+)번에 답글$/.exec(text) ?? [];
  return review === undefined ? quoted(text) : sentence('리뷰 {id}번에 답글', { id: review });
};

const show = ({ isOn, lines }) => {
  const press = find('demo');
  // Stays disabled until the state is known and clicks are handled.
  press.disabled = false;
  press.textContent = t(isOn ? '가게 자동 진행 끄기' : '가게 자동 진행 켜기');
  press.setAttribute('aria-pressed', String(isOn));
  find('demo-state').textContent = t(
    isOn
      ? '켜져 있어요. 앱에서 신청하면 5초쯤 뒤부터 세탁소가 스스로 움직여요.'
      : '꺼져 있어요. 켜면 세탁소가 스스로 수거하고, 금액을 안내하고, 배송해요. 금액 승인은 앱에서 직접 해 주세요.',
  );
  const newest = lines.slice(-SHOWN).reverse();
  find('demo-lines').replaceChildren(...newest.map(({ text }) => h('li', {}, lineOf(text))));
};

/** @param onProgress called when a shop has done something. */
export const listenToDemo = async (onProgress) => {
  let isOn = false;
  let seen = 0;
  const take = (picture) => {
    isOn = picture.isOn;
    show(picture);
    const newest = picture.lines.at(-1)?.number ?? 0;
    const isNews = newest !== seen;
    seen = newest;
    return isNews;
  };
  find('demo').addEventListener(
    'click',
    attempt(async () => {
      const picture = await call('POST', '/sandbox/demo', { body: { isOn: !isOn } });
      take(picture);
      say(isOn ? '이제 세탁소가 스스로 움직여요.' : '세탁소가 멈췄어요. 이제 직접 움직여 주세요.');
      if (picture.isElsewhere) throw new Error('다른 서버에서 이미 진행하고 있어요.');
    }),
  );
  take(await call('GET', '/sandbox/demo'));
  const look = async () => {
    if (!document.hidden && take(await call('GET', '/sandbox/demo'))) await onProgress();
  };
  setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
};
