import { lintText } from './testing/lint-text';

const READINGS = [
  'export const a = Date.now();',
  'export const b = globalThis.Date.now();',
  'export const c = [1].map(Date.now);',
  'export const d = new Date();',
  'export const e = dayjs();',
];
const OTHERS = [
  'export const a = performance.now();',
  'export const b = new Date(serverNow());',
  "export const c = Date.parse('2026-03-02');",
  'export const d = dayjs(serverNow());',
];

const BROWSER_CODE = [
  'shell/src/first-view.ts',
  'shell/src/frame/app-frame.tsx',
  'mf-usage/src/routes.tsx',
  'mf-usage/src/route-table.ts',
  'shared/pages/src/attempt.ts',
  'shared/platform/src/popups/popups.ts',
  'shared/platform/src/runtime/platform-provider.tsx',
  'shared/contract/src/dates.ts',
];

describe('the lint rule for the device clock', () => {
  it('reports every read in browser code and names the alternatives', () => {
    const reports = lintText(READINGS.join('\n'), BROWSER_CODE);
    expect(Object.values(reports).map((messages) => messages.length)).toEqual(BROWSER_CODE.map(() => READINGS.length));
    for (const message of Object.values(reports).flat()) expect(message).toMatch(/serverNow.*useNow.*performance\.now/);
  });

  it('allows durations, given dates and the server clock', () => {
    expect(lintText(OTHERS.join('\n'), ['mf-usage/src/routes.tsx'])).toEqual({ 'mf-usage/src/routes.tsx': [] });
  });

  it('allows its only reader, tests and the server', () => {
    const files = ['shared/platform/src/clock/server-clock.ts', 'shell/src/first-view.test.tsx', 'api/src/server.ts'];
    expect(lintText(READINGS.join('\n'), files)).toEqual(Object.fromEntries(files.map((file) => [file, []])));
  });
});
