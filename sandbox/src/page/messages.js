// Text messages and pushes to all numbers, the newest first.
import { fill, h, inSeoul } from './dom.js';
import { quoted, t } from './language.js';
import { watch } from './watch.js';

const KIND = { sms: '문자', push: '알림' };

const line = ({ at, to, kind, text }) =>
  h(
    'li',
    {},
    h('span', { className: 'hint', textContent: `${inSeoul(at)} · ${t(KIND[kind] ?? kind)} · ${to}` }),
    h('p', {}, quoted(text)),
  );

export const listenToMessages = () =>
  watch(({ messages }) => fill('all-messages', messages.map(line), '아직 보낸 문자나 알림이 없어요.'));
