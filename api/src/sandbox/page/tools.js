// Time, messages and what the app recorded.
import { call } from './calls.js';
import { attempt, fill, find, field, form, h, inSeoul } from './dom.js';

const row = (text) => h('li', { textContent: text });

const showMessages = async (to) => {
  const messages = await call('GET', `/sandbox/messages?to=${encodeURIComponent(to)}`);
  fill(
    'messages',
    messages.map(({ at, text }) => row(`${inSeoul(at)} · ${text}`)),
    '받은 메시지가 없어요.',
  );
};

export const showInbox = () => {
  const number = field('휴대폰 번호', { name: 'to', inputMode: 'numeric', placeholder: '01000000001', required: true });
  find('inbox').replaceChildren(form('메시지 보기', [number], (given) => showMessages(given.get('to'))));
};

export const showEvents = async () => {
  const events = await call('GET', '/sandbox/events');
  const rows = events.map(({ at, name, properties }) => {
    const told = Object.entries(properties).map(([property, value]) => `${property}=${value}`);
    return row([inSeoul(at), name, ...told].join(' · '));
  });
  fill('events', rows, '아직 기록된 일이 없어요.');
};

export const showClock = async () => {
  const { now } = await call('GET', '/sandbox/clock');
  find('now').textContent = inSeoul(now);
};

/** @param again shows anew what depends on the time. */
export const listenToClock = (again) =>
  find('clock').addEventListener(
    'click',
    attempt(async (event) => {
      const ms = event.target.dataset?.ms;
      if (ms === undefined) return;
      const body = ms === '' ? { now: new Date().toISOString() } : { advanceMs: Number(ms) };
      await call('POST', '/sandbox/clock', { body });
      await showClock();
      await again();
    }),
  );
