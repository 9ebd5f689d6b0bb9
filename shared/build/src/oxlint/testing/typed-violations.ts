import type { Sample } from './sample';

const inCode = (code: string): string =>
  `declare const work: () => Promise<boolean>;\ndeclare const list: readonly number[];\n${code}\nexport const done = [work, list];`;

const ANSWERS = "type Answer = 'yes' | 'no' | 'maybe';";

/** Violations that need type information, and allowed code. */
export const TYPED: readonly Sample[] = [
  ['no-floating-promises', 'a call without await', inCode('work();')],
  ['no-floating-promises', 'then without an answer to a failure', inCode('work().then(() => 1);')],
  ['no-floating-promises', 'an immediately invoked function', inCode('(async () => { await work(); })();')],
  ['no-floating-promises', 'a list of promises', inCode('list.map(async () => work());')],
  ['no-floating-promises', 'finally alone', inCode('work().finally(() => undefined);')],
  [undefined, 'a promise marked by void', inCode('void work();')],
  [undefined, 'a promise with an answer to its failure', inCode('work().catch(() => false);')],
  ['no-misused-promises', 'a promise as a condition', inCode('if (work()) list.at(0);')],
  ['no-misused-promises', 'a promise asked by &&', inCode('export const one = work() && 1;')],
  ['no-misused-promises', 'a predicate that is a promise', inCode('export const some = list.some(async () => true);')],
  ['no-misused-promises', 'an argument that returns nothing', inCode('list.forEach(async () => { await work(); });')],
  [
    'no-misused-promises',
    'a property that returns nothing',
    inCode('export const a: { b: () => void } = { b: work };'),
  ],
  [
    'no-misused-promises',
    'a variable that returns nothing',
    inCode('export const one: () => void = async () => { await work(); };'),
  ],
  [
    'no-misused-promises',
    'a function returned as one of nothing',
    inCode('export function a(): () => void { return work; }'),
  ],
  [
    'no-misused-promises',
    'a method that returns nothing',
    inCode('interface A { b(): void }\nexport class C implements A { async b() { await work(); } }'),
  ],
  ['no-misused-promises', 'a spread of a promise', inCode('export const one = { ...work() };')],
  [
    undefined,
    'an attribute that returns nothing',
    inCode(
      'declare const Tap: (props: { onTap: () => void }) => null;\nexport const one = <Tap onTap={async () => { await work(); }} />;',
    ),
    'shell/src/tap.tsx',
  ],
  [
    'switch-exhaustiveness-check',
    'a word left out',
    `${ANSWERS}\nexport const f = (a: Answer) => { switch (a) { case 'yes': return 1; case 'no': return 2; } return 3; };`,
  ],
  [
    'switch-exhaustiveness-check',
    'a word left to default',
    `${ANSWERS}\nexport const f = (a: Answer) => { switch (a) { case 'yes': return 1; default: return 2; } };`,
  ],
  [
    'switch-exhaustiveness-check',
    'a member of an enumeration left out',
    'enum A { One, Two }\nexport const f = (a: A) => { switch (a) { case A.One: return 1; } return 2; };',
  ],
  [
    undefined,
    'every word',
    `${ANSWERS}\nexport const f = (a: Answer) => { switch (a) { case 'yes': case 'no': case 'maybe': return 1; } };`,
  ],
];
