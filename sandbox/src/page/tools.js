// Time, messages and what the app recorded.
import { call } from './calls.js';
import { fill, find, field, form, h, inSeoul, joined } from './dom.js';
import { quoted } from './language.js';

const showMessages = async (to) => {
  const messages = await call('GET', `/sandbox/messages?to=${encodeURIComponent(to)}`);
  fill(
    'messages',
    messages.map(({ at, text }) => h('li', {}, joined(inSeoul(at), quoted(text)))),
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
    return h('li', {}, joined(inSeoul(at), quoted([name, ...told].join(' · '))));
  });
  fill('events', rows, '아직 기록된 일이 없어요.');
};
