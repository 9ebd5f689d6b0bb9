// The sandbox's clock beside every panel: an hour, a day, or the next collection that somebody waits for.
import { call } from './calls.js';
import { attempt, find, inSeoul, say } from './dom.js';
import { t } from './language.js';
import { lookNow, watch } from './watch.js';

const travel = async (body) => {
  const { now } = await call('POST', '/sandbox/clock', { body });
  say('지금은 {time}이에요. 그사이에 일어날 일도 모두 일어났어요.', { time: inSeoul(now) });
  await lookNow();
};

/** Time of the next collection; null when there is none. */
const nextSlot = ({ orders, now }) =>
  orders
    .filter(({ originalStatus, collectionTime }) => originalStatus === 'Requested' && collectionTime > now)
    .map(({ collectionTime }) => collectionTime)
    .toSorted()[0] ?? null;

let slot = null;

const showClock = (seen) => {
  slot = nextSlot(seen);
  for (const output of document.querySelectorAll('[data-now]')) output.textContent = inSeoul(seen.now);
  find('to-slot').disabled = slot === null;
  find('slot-time').textContent =
    slot === null ? t('기다리는 수거가 없어요.') : t('다음 수거: {time}', { time: inSeoul(slot) });
};

const orderOf = ({ ms, slot: isSlot }) => {
  if (isSlot !== undefined) return { now: slot };
  return ms === '' ? { now: new Date().toISOString() } : { advanceMs: Number(ms) };
};

const listenTo = (id) =>
  find(id).addEventListener(
    'click',
    attempt(async ({ target }) => {
      if (target.dataset?.ms !== undefined || target.dataset?.slot !== undefined) await travel(orderOf(target.dataset));
    }),
  );

const HOUR_MS = 3_600_000;

/** How far a slide goes is said before it is done. */
const listenToSlide = () => {
  const [slide, press] = [find('slide'), find('slide-go')];
  const show = () => {
    press.textContent = t('{hours}시간 뒤로 이동', { hours: slide.value });
    slide.setAttribute('aria-valuetext', t('{hours}시간 뒤', { hours: slide.value }));
  };
  slide.addEventListener('input', show);
  press.addEventListener(
    'click',
    attempt(() => travel({ advanceMs: Number(slide.value) * HOUR_MS })),
  );
  show();
};

export const listenToTime = () => {
  listenTo('time-bar');
  listenTo('clock');
  listenToSlide();
  watch(showClock);
};
