import { processorSecondsIn, slowestOf, timingLines } from './timing';

const FILES = [
  { name: 'quick.test.ts', seconds: 0.25 },
  { name: 'slow.test.ts', seconds: 12 },
  { name: 'usual.test.ts', seconds: 3 },
];

describe('timing', () => {
  it('lists the slowest files first, up to a maximum', () => {
    expect(slowestOf(FILES, 2).map(({ name }) => name)).toEqual(['slow.test.ts', 'usual.test.ts']);
    expect(timingLines(FILES).split('\n')[0]).toBe('    12.0 s  slow.test.ts');
  });

  it('counts CPU seconds of the processes that have ended', () => {
    const fields = ['S', ...Array.from({ length: 12 }, () => '7'), '250', '50', '20'];
    expect(processorSecondsIn(`1 (node (main) x) ${fields.join(' ')}`)).toBe(3);
  });
});
