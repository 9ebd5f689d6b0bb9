import { lintText } from './testing/lint-text';

const FILES = [
  'shell/src/first-view.ts',
  'mf-usage/src/routes.tsx',
  'shared/contract/src/dates.ts',
  'api/src/server.ts',
];

const reportsOf = (text: string): readonly number[] =>
  Object.values(lintText(text, FILES)).map((messages) => messages.length);

describe('the lint rule for number formats', () => {
  it('reports the formats of Intl everywhere', () => {
    const text = "export const a = new Intl.NumberFormat('ko-KR');\nexport const b = (1_000).toLocaleString('ko-KR');";
    expect(reportsOf(text)).toEqual(FILES.map(() => 2));
  });

  it('allows the formats of the contract', () => {
    expect(reportsOf('export const a = formatCount(1_000);')).toEqual(FILES.map(() => 0));
  });
});
