import { browserScript, calledWith } from './browser-script';

const SOURCE = browserScript('scripts-failed.js');

const WORDS = { sentence: '화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.', tryAgain: '다시 시도' };

/** Longer than the first load takes on the slowest network that it is meant for, 400 kbit/s, several times over. */
const WAIT_MS = 20_000;

/**
 * The script that says so when the app's own scripts do not come, or have done nothing for 20 s, to stand before they are asked for.
 *
 * @param scripts the shell's own, as the page asks for them.
 */
export const scriptsFailed = (scripts: readonly string[]): string =>
  calledWith(SOURCE, { scripts, ...WORDS, waitMs: WAIT_MS });
