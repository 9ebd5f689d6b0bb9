import { randomBytes } from 'node:crypto';
import type { CardSessionRow } from './card-session-repository';
import type { WindowEndView } from './card-schemas';
import { escapeHtml, windowDocument } from './window-html';

const NONCE_BYTES = 16;

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 Pretendard, system-ui, sans-serif; color: #191f28; background: #fff; word-break: keep-all; overflow-wrap: anywhere }
main { box-sizing: border-box; width: 100%; max-width: 400px; padding: 24px; text-align: center }
i { display: grid; place-items: center; width: 64px; height: 64px; margin: 0 auto 20px; border-radius: 50%; background: #edf2ff; color: #2f6bff; font: 700 28px/1 system-ui, sans-serif }
i.done { background: #e6f7ee; color: #0b7a3e } i.refused { background: #fff1e6; color: #b34700 }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 30px }
p { margin: 0; color: #4e5968 }
button, a { display: block; box-sizing: border-box; width: 100%; margin-top: 16px; padding: 14px; border: 0; border-radius: 14px; background: #2f6bff; color: #fff; font: inherit; font-weight: 700; text-decoration: none }
button { margin-top: 28px } a { background: #f2f4f6; color: #191f28 }
:focus-visible { outline: 3px solid #ffb020; outline-offset: 2px }
`;

/**
 * Notifies the opener, of the same origin only, and closes the window. The opener then asks the server for the result.
 */
const SCRIPT = `
const { provider, sid, ok } = document.body.dataset;
const message = { type: 'card-result', provider, sid, ok: ok === 'true' };
try { if (window.opener) window.opener.postMessage(message, window.location.origin); } catch {}
try { const channel = new BroadcastChannel('card-result'); channel.postMessage(message); channel.close(); } catch {}
document.getElementById('close').addEventListener('click', () => window.close());
setTimeout(() => window.close(), 50);
`;

/** Content of a window's last page. */
export interface WindowEnding {
  readonly mark: 'done' | 'refused' | 'waiting';
  readonly title: string;
  readonly text: string;
  /** Window that the app waits for; undefined for one that the app does not know. */
  readonly of?: { readonly provider: string; readonly sid: string; readonly ok: boolean };
}

const MARKS: Readonly<Record<WindowEnding['mark'], string>> = { done: '✓', refused: '!', waiting: '…' };
const CLOSE_TEXT = '이 창을 닫으면 보던 화면으로 돌아가요.';

const NOT_DONE: Readonly<Record<CardSessionRow['purpose'], string>> = {
  register: '카드를 등록하지 못했어요',
  pay: '결제하지 못했어요',
};
const IS_DONE: Readonly<Record<CardSessionRow['purpose'], string>> = {
  register: '카드를 등록했어요',
  pay: '결제했어요',
};

/** Last page of a window that the app waits for. */
export const endingOf = ({ sid, provider, purpose }: CardSessionRow, end: WindowEndView): WindowEnding => {
  const of = { provider, sid, ok: end.state === 'done' };
  switch (end.state) {
    case 'done':
      return { mark: 'done', title: IS_DONE[purpose], text: CLOSE_TEXT, of };
    case 'pending':
      return { mark: 'waiting', title: '결과를 확인하고 있어요', text: CLOSE_TEXT, of };
    case 'refused':
    case 'unknown':
      return { mark: 'refused', title: NOT_DONE[purpose], text: end.message ?? CLOSE_TEXT, of };
  }
};

/** Last page of a window that the customer closed early. */
export const unfinishedEnding = ({ sid, provider, purpose }: CardSessionRow): WindowEnding => ({
  mark: 'waiting',
  title: NOT_DONE[purpose],
  text: '창을 닫으셨어요. 원하실 때 앱에서 다시 시작해 주세요.',
  of: { provider, sid, ok: false },
});

/** Last page after an error of ours. */
export const BROKEN_ENDING: WindowEnding = {
  mark: 'waiting',
  title: '결과를 확인하지 못했어요',
  text: '앱으로 돌아가면 어떻게 되었는지 알려 드릴게요.',
};

/** Last page for a result that belongs to no window of ours. */
export const STRANGE_ENDING: WindowEnding = {
  mark: 'refused',
  title: '확인할 수 없는 창이에요',
  text: '여기서는 아무것도 등록하거나 결제하지 않았어요. 앱에서 다시 시작해 주세요.',
};

/** Last page for a return in another browser than the one that opened the window. */
export const OTHER_BROWSER_ENDING: WindowEnding = {
  mark: 'refused',
  title: '다른 브라우저에서 연 창이에요',
  text: '여기서는 아무것도 등록하거나 결제하지 않았어요. 처음 열었던 브라우저나 앱에서 다시 시작해 주세요.',
};

/**
 * Renders the last page of a window, which closes itself, with a policy that allows only that.
 *
 * @param appPath target of a window that cannot be closed.
 */
export const windowPage = ({ mark, title, text, of }: WindowEnding, appPath: string) => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const told =
    of === undefined
      ? ''
      : ` data-provider="${escapeHtml(of.provider)}" data-sid="${escapeHtml(of.sid)}" data-ok="${String(of.ok)}"`;
  return {
    policy: `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: windowDocument({
      title,
      head: `<style nonce="${nonce}">${STYLE}</style>`,
      body: `<body${told}>
<main>
<i class="${mark}" aria-hidden="true">${MARKS[mark]}</i>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${of === undefined ? '' : '<button type="button" id="close">창 닫기</button>'}
<a href="${escapeHtml(appPath)}">앱으로 돌아가기</a>
</main>
${of === undefined ? '' : `<script nonce="${nonce}">${SCRIPT}</script>`}
</body>`,
    }),
  };
};
