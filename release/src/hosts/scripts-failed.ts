import { browserScript, scriptCall } from './browser-script';

const SOURCE = browserScript('scripts-failed.js');

const TEXTS = {
  failed: '화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.',
  slow: '화면을 불러오는 데 오래 걸리고 있어요.',
  tryAgain: '다시 시도',
};

/** Several times the first load on the slowest supported network, 400 kbit/s. */
const WAIT_MS = 20_000;

/**
 * Returns the script that shows a message when the app's scripts fail, or another when they do nothing for 20 s; it must
 * come before their tags.
 *
 * @param scripts URLs of the shell's scripts.
 */
export const scriptsFailed = (scripts: readonly string[]): string =>
  scriptCall(SOURCE, { scripts, ...TEXTS, waitMs: WAIT_MS });
