import { createRuntime, installRuntime } from '@dongne/platform';
import { parseRegistry } from '../registry/registry';
import { newestAtom } from '../registry/registry-in-use';
import { noteFailure, noteOpening, takeHealth } from './health-reports';
import { setRunning } from '../health/running-versions';

const REGISTRY = {
  microFrontends: {
    mf_usage: [
      {
        url: 'http://localhost:3002/mf_usage/files/mf-manifest.json',
        metadata: { version: '1.0.0-aaaaaaaa' },
        deployment: { default: true },
        extras: {
          entry: 'entry.js',
          assets: {},
          routes: ['/usage/list', '/usage/detail/:id'].map((path) => ({ path, access: 'public' })),
        },
      },
    ],
  },
};
const SHELL = 'shell@1.0.0-bbbbbbbb';
const failure = { step: 'crash', remote: 'mf_usage@1.0.0-aaaaaaaa', cause: 'Error' } as const;
const taken = () => takeHealth()?.reports.map(({ step, version, route }) => `${step} ${version} ${route}`);

beforeEach(() => {
  const runtime = createRuntime();
  installRuntime(runtime);
  runtime.store.set(newestAtom, parseRegistry(REGISTRY));
  document.head.innerHTML = '<meta name="shell" content="1.0.0-bbbbbbbb"><meta name="health" content="page.token">';
  window.history.replaceState(null, '', '/usage/detail/31');
});

describe('health reports of a page', () => {
  it('name each opened page with the version that runs, and the shell once', () => {
    noteOpening('/usage/list');
    noteOpening('/usage/detail/:id');
    setRunning('mf_usage', '1.0.0-cccccccc');
    expect(taken()).toEqual([
      `opened ${SHELL} /usage/list`,
      'opened mf_usage@1.0.0-cccccccc /usage/list',
      'opened mf_usage@1.0.0-cccccccc /usage/detail/:id',
    ]);
    expect(takeHealth()).toBeUndefined();
  });

  it('name the version that was to load while none runs', () => {
    noteOpening('/usage/list');
    expect(taken()).toContain('opened mf_usage@1.0.0-aaaaaaaa /usage/list');
  });

  it.each([
    ['the version that crashed', failure, 'crash mf_usage@1.0.0-aaaaaaaa /usage/detail/:id'],
    [
      'the version that a fallback replaced',
      { ...failure, step: 'fallback', remote: 'mf_usage@1.0.0-dddddddd', outdatedFor: 'mf_usage@1.0.0-aaaaaaaa' },
      'fallback mf_usage@1.0.0-aaaaaaaa /usage/detail/:id',
    ],
    ['the shell', { ...failure, step: 'error', remote: 'shell' }, `error ${SHELL} /usage/detail/:id`],
  ] as const)('name %s, and the pattern of the route', (_case, report, expected) => {
    noteFailure(report);
    expect(taken()).toEqual([expected]);
  });

  it('leave out steps that are no failure, and versions that the API would refuse', () => {
    noteFailure({ ...failure, step: 'retry' });
    noteFailure({ ...failure, step: 'hung', isUncertain: true });
    noteFailure({ ...failure, remote: 'mf_usage@unknown' });
    expect(takeHealth()).toBeUndefined();
  });

  it('are bounded, and not sent without a token', () => {
    for (let count = 0; count < 100; count += 1) noteFailure(failure);
    expect(taken()).toHaveLength(20);
    document.head.innerHTML = '';
    expect(takeHealth()).toBeUndefined();
  });
});
