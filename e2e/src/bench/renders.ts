import { readdir, readFile } from 'node:fs/promises';
import { startSystem } from '../system/start-system';
import { meanOf } from './under-load';

const CALLS = 60;
const WARM_UP_CALLS = 30;
/** Clock ticks of Linux in `/proc`. */
const MS_PER_TICK = 10;
/** Limit of the mean over all pages. */
const MAX_MS = 10;

const PAGES = {
  Home: '/',
  'shop list': '/laundry/list',
  map: '/laundry/map',
  'a shop': '/laundry/1',
  membership: '/membership',
  login: '/login',
  notices: '/mypage/notice',
} as const;

/** Position of the visitor, as the app stores it. */
const PLACE = encodeURIComponent(
  JSON.stringify({ label: '서울 강남구 삼성동', latitude: 37.5126, longitude: 127.0588 }),
);

const readOf = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Processor time of all rendering processes of a shell's host, ms. */
const renderingMs = async (host: string): Promise<number> => {
  let ticks = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (!(await readOf(pid, 'cmdline')).includes('render-child.mjs')) continue;
    // Fields after the name in parentheses: state, parent, …, user and system time.
    const fields = (await readOf(pid, 'stat')).replace(/^.*\) /, '').split(' ');
    if (fields[1] === host) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * MS_PER_TICK;
};

/** Process of the shell's host, which is a child of `start`. */
const hostOf = async (start: number): Promise<string> => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (!(await readOf(pid, 'cmdline')).replaceAll('\0', ' ').includes('host shell')) continue;
    if ((await readOf(pid, 'stat')).replace(/^.*\) /, '').split(' ')[1] === String(start)) return pid;
  }
  throw new Error('No host of the shell was found.');
};

/**
 * Opens a page as a visitor with a query of its own, so that no page is cached.
 *
 * @returns whether it was rendered in time; else it is left to the browser.
 */
const open = async (url: string, nth: number): Promise<boolean> => {
  const answer = await fetch(`${url}?n=${nth}`, {
    headers: { accept: 'text/html', cookie: `closeTutorial=Y; nonMemberAddress=${PLACE}` },
  });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return html.includes('data-layout');
};

/** Measures the processor time that the server needs to render each of some visitors' pages, on Linux. */
export const benchRenders = async (): Promise<void> => {
  const system = await startSystem({ RENDER: 'on' });
  try {
    const host = await hostOf(system.pid);
    const means: number[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const url = system.baseUrl + path;
      for (let nth = 0; nth < WARM_UP_CALLS; nth += 1) await open(url, nth);
      const before = await renderingMs(host);
      let rendered = 0;
      for (let nth = 0; nth < CALLS; nth += 1) if (await open(url, WARM_UP_CALLS + nth)) rendered += 1;
      const ms = ((await renderingMs(host)) - before) / CALLS;
      means.push(ms);
      console.log(`${name.padEnd(12)}${ms.toFixed(1)} ms of the processor, ${rendered} of ${CALLS} rendered in time`);
    }
    console.log(`mean        ${meanOf(means).toFixed(1)} ms (limit ${MAX_MS})`);
  } finally {
    await system.stop();
  }
};
