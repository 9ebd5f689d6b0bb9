// Polls the whole system and notifies panels of changes.
import { call } from './calls.js';

const LOOK_EVERY_MS = 2_000;
const listeners = [];
let told = '';

/** The newest look: `{ now, orders, messages }`. */
export let seen = { now: new Date(0).toISOString(), orders: [], messages: [] };

/** @param listener called with each look that found a change, and by `lookNow`. */
export const watch = (listener) => listeners.push(listener);

/** Looks at once, after something was done. */
export const lookNow = async (isForced = true) => {
  seen = await call('GET', '/sandbox/showroom');
  const { now, ...rest } = seen;
  // The minute: a clock that is watched need not tell its seconds.
  const picture = JSON.stringify([now.slice(0, 16), rest, document.cookie]);
  if (!isForced && picture === told) return;
  told = picture;
  for (const listener of listeners) await listener(seen);
};

/** Goes on looking while somebody sees the page; a look that fails is made up for by the next. */
export const keepLooking = () => {
  const again = () => setTimeout(look, LOOK_EVERY_MS);
  const look = () =>
    document.hidden
      ? again()
      : lookNow(false)
          .catch(() => undefined)
          .finally(again);
  again();
};
