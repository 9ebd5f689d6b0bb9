import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DemoLine } from './demo-runner';

// `pnpm demo`: simulates the shops of a running system, prints their actions, and ends with Ctrl-C.

const LOOK_EVERY_MS = 1_000;
const DEFAULT_URL = 'http://localhost:3000';

interface DemoState {
  readonly isOn: boolean;
  readonly lines: readonly DemoLine[];
  readonly isElsewhere?: boolean;
}

const { values } = parseArgs({ options: { url: { type: 'string', default: DEFAULT_URL } } });
const address = `${values.url.replace(/\/$/, '')}/sandbox/demo`;

const exitWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const ask = async (query: string, isOn?: boolean): Promise<DemoState> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(
    `${address}${query}`,
    isOn === undefined ? {} : { method: 'POST', headers, body: JSON.stringify({ isOn }) },
  );
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
};

const first = await ask('', true).catch(() =>
  exitWith(`No system with a sandbox answers at ${values.url}: pnpm start`),
);
if (first.isElsewhere === true) exitWith('Another API process of this system plays the shops already.');
let seen = first.lines.at(-1)?.number ?? 0;
console.log(`Simulates the shops of ${values.url}. Stop with Ctrl-C.`);

let isLeaving = false;
const leave = async (): Promise<void> => {
  isLeaving = true;
  await ask('', false).catch(() => undefined);
  process.exit(0);
};
process.once('SIGINT', () => void leave());
process.once('SIGTERM', () => void leave());

while (!isLeaving) {
  await after(LOOK_EVERY_MS);
  const { isOn, lines } = await ask(`?after=${seen}`).catch(() => exitWith('The system does not answer any more.'));
  for (const { number, text } of lines) {
    console.log(text);
    seen = number;
  }
  if (!isOn && !isLeaving) exitWith('Somebody has switched it off.');
}
