import type { Finding } from './judge-canaries';
import { createJudge } from './run-judge';

const finding = (sentence: string, outcome: Finding['outcome']): Finding => ({ name: 'mf_usage', sentence, outcome });

/** Lets a judge find these one after another. @returns what it logs. */
const logOf = async (...rounds: readonly (() => readonly Finding[])[]): Promise<string[]> => {
  const logged: string[] = [];
  const left = [...rounds];
  const judge = createJudge(
    async () => left.shift()?.() ?? [],
    (sentence) => logged.push(sentence),
  );
  for (const _round of rounds) await judge();
  return logged;
};

const away = () => [finding('the API is away', 'failed')];
const waits = () => [finding('1 of 300', 'waits')];
const lost = (): never => {
  throw new Error('the registry is lost');
};

describe('a judge beside other work', () => {
  it.each<[string, readonly (() => readonly Finding[])[], string[]]>([
    ['logs a change', [() => [finding('rolled back', 'changed')]], ['rolled back']],
    ['is quiet while it waits', [waits, waits], []],
    ['logs an API that is away once', [away, away, away], ['the API is away']],
    ['logs it again after it was back', [away, waits, away], ['the API is away', 'the API is away']],
    ['survives a lost registry', [lost, lost, waits], ['No canary is judged: the registry is lost']],
  ])('%s', async (_case, rounds, expected) => {
    expect(await logOf(...rounds)).toEqual(expected);
  });
});
