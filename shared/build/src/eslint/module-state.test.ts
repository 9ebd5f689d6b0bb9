import { lintText } from './testing/lint-text';

const VARIABLES = 'let waiting: string[] = [];\nexport let isReady = false;';
const CONSTANTS = 'const most = 3;\nexport const count = () => { let sum = 0; sum += most; return sum; };';

const BROWSER_CODE = [
  'shell/src/first-view.ts',
  'shell/src/frame/app-frame.tsx',
  'mf-usage/src/routes.tsx',
  'mf-usage/src/route-table.ts',
  'shared/platform/src/popups/popups.ts',
  'shared/platform/src/runtime/platform-provider.tsx',
  'shared/ui/src/theme/map-colours.ts',
];

describe('the lint rule against module variables in browser code', () => {
  it('reports each one, exported or not, and names the runtime', () => {
    const reports = Object.entries(lintText(VARIABLES, BROWSER_CODE));
    expect(reports.map(([file, messages]) => [file, messages.length])).toEqual(BROWSER_CODE.map((file) => [file, 2]));
    for (const [, messages] of reports) for (const message of messages) expect(message).toContain('ownedByRuntime');
  });

  it('allows constants and local variables', () => {
    expect(lintText(CONSTANTS, ['shell/src/first-view.ts'])).toEqual({ 'shell/src/first-view.ts': [] });
  });

  it('ignores tests, their helpers and the runtime holder', () => {
    const files = [
      'shell/src/first-view.test.tsx',
      'shell/src/testing/build-registry.ts',
      'shared/platform/src/runtime/runtime.ts',
    ];
    expect(lintText(VARIABLES, files)).toEqual(Object.fromEntries(files.map((file) => [file, []])));
  });
});
