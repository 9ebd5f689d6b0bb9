import { createRuntime, deviceMemory, installRuntime } from '@dongne/platform';
import { bindRemoteReports, reportRemote, type RemoteReport } from '../health/remote-reports';
import { runningVersion } from '../health/running-versions';
import { buildRemote } from '../testing/build-registry';
import { loadRemoteApp } from './load-remote-app';
import { BrokenVersion } from './load-limits';
import { loadVersion } from './load-version';
import { giveUp } from './given-up';

beforeEach(() => installRuntime(createRuntime()));

jest.mock('./load-version');
const load = jest.mocked(loadVersion);

const MODULE = { routes: [] };
const OLD_MODULE = { routes: [{ path: '/usage' }] };
const FALLBACK = { version: '1.0.0-old', entry: 'http://localhost:3002/old.js', integrity: undefined };
const WITHIN_MS = 6_000;
const DAY_MS = 24 * 3_600_000;

let reports: RemoteReport[] = [];
const steps = (): string[] => reports.map(({ step, remote }) => `${step} ${remote}`);

/** Settles a load after `ms` have passed. */
const after = async <T>(ms: number, loading: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const settled = Promise.allSettled([loading]);
  await jest.advanceTimersByTimeAsync(ms);
  const [result] = await Promise.race([settled, Promise.reject(new Error(`Nothing after ${ms} ms`))]);
  return result;
};

const hangs = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  reports = [];
  bindRemoteReports((report) => reports.push(report));
});
afterEach(() => jest.useRealTimers());

describe('loading a remote', () => {
  it('reports nothing when the live version loads at once', async () => {
    load.mockResolvedValue(MODULE);
    await expect(loadRemoteApp(buildRemote())).resolves.toBe(MODULE);
    expect(reports).toEqual([]);
  });

  it('retries the live version first, with another address', async () => {
    load.mockRejectedValueOnce(new Error('reset')).mockResolvedValueOnce(MODULE);
    const remote = buildRemote({ version: '1.4.0-3f2a', fallback: FALLBACK });
    expect(await after(1_000, loadRemoteApp(remote))).toMatchObject({ value: MODULE });
    expect(load.mock.calls).toEqual([
      ['mf_usage', remote, false],
      ['mf_usage', remote, true],
    ]);
    expect(reports).toEqual([{ step: 'retry', remote: 'mf_usage@1.4.0-3f2a', cause: 'Error: reset' }]);
    expect(runningVersion('mf_usage')).toBe('1.4.0-3f2a');
  });

  it('falls back to the previous version and reports both versions', async () => {
    load.mockImplementation(async (_name, { version }) => {
      if (version === FALLBACK.version) return OLD_MODULE;
      throw new Error('gone');
    });
    const remote = buildRemote({ version: '1.4.0-3f2a', fallback: FALLBACK });
    expect(await after(1_000, loadRemoteApp(remote))).toMatchObject({ value: OLD_MODULE });
    expect(reports.at(-1)).toEqual({
      step: 'fallback',
      remote: 'mf_usage@1.0.0-old',
      outdatedFor: 'mf_usage@1.4.0-3f2a',
      cause: 'Error: gone',
    });
    expect(runningVersion('mf_usage')).toBe('1.0.0-old');
  });

  it('gives up a version that throws at import until a newer one is live, without a retry', async () => {
    const broken = new BrokenVersion('The routes threw at import', { cause: new TypeError('nothing is no function') });
    load.mockImplementation(async (_name, { version }) => {
      if (version === FALLBACK.version) return OLD_MODULE;
      throw broken;
    });
    const remote = buildRemote({ version: '1.6.0-3f2a', fallback: FALLBACK });
    expect(await after(0, loadRemoteApp(remote))).toMatchObject({ value: OLD_MODULE });
    expect(reports).toMatchObject([
      { step: 'crash', remote: 'mf_usage@1.6.0-3f2a', cause: 'TypeError: nothing is no function' },
      { step: 'fallback', remote: 'mf_usage@1.0.0-old' },
    ]);
    sessionStorage.clear(); // another visit
    load.mockClear();
    await after(0, loadRemoteApp(remote));
    expect(load.mock.calls.map(([, { version }]) => version)).toEqual([FALLBACK.version]);
    deviceMemory.forget('given-up:mf_usage');
  });

  it('gives up within a second when the host is down', async () => {
    load.mockRejectedValue(new Error('down'));
    const remote = buildRemote({ version: '2', fallback: FALLBACK });
    expect(await after(1_000, loadRemoteApp(remote))).toMatchObject({ status: 'rejected' });
    expect(steps()).toEqual([
      'retry mf_usage@2',
      'retry mf_usage@2',
      'fallback mf_usage@1.0.0-old',
      'failed mf_usage@2',
    ]);
  });

  it.each([
    ['a live version that hangs', undefined, 1],
    ['a live version and one before it that both hang', FALLBACK, 2],
  ])('gives up on %s within the limit and makes no further request', async (_case, fallback, asked) => {
    load.mockImplementation(hangs);
    expect(await after(WITHIN_MS, loadRemoteApp(buildRemote({ fallback })))).toMatchObject({ status: 'rejected' });
    expect(reports.at(-1)).toMatchObject({ step: 'failed', cause: 'Error: The remote did not load in time' });
    expect(load).toHaveBeenCalledTimes(asked);
  });

  it('falls back when the live version hangs', async () => {
    load.mockImplementationOnce(hangs).mockResolvedValueOnce(OLD_MODULE);
    const loading = loadRemoteApp(buildRemote({ fallback: FALLBACK }));
    expect(await after(WITHIN_MS, loading)).toMatchObject({ value: OLD_MODULE });
  });

  it("retries the live version when the device's clock jumps ahead", async () => {
    load.mockImplementationOnce(async () => {
      jest.setSystemTime(Date.now() + DAY_MS);
      throw new Error('reset');
    });
    load.mockResolvedValueOnce(MODULE);
    expect(await after(1_000, loadRemoteApp(buildRemote()))).toMatchObject({ value: MODULE });
  });

  it("gives up within the limit when the device's clock jumps back", async () => {
    load.mockImplementationOnce(async () => {
      jest.setSystemTime(Date.now() - DAY_MS);
      throw new Error('reset');
    });
    load.mockImplementation(hangs);
    expect(await after(WITHIN_MS, loadRemoteApp(buildRemote()))).toMatchObject({ status: 'rejected' });
  });

  it('falls back at once when the live version was given up', async () => {
    const remote = buildRemote({ version: '1.4.0-broken', fallback: FALLBACK });
    giveUp(remote, remote.version, deviceMemory);
    load.mockResolvedValue(OLD_MODULE);
    await expect(loadRemoteApp(remote)).resolves.toBe(OLD_MODULE);
    expect(load.mock.calls).toEqual([['mf_usage', FALLBACK, false]]);
    expect(reports).toEqual([
      {
        step: 'fallback',
        remote: 'mf_usage@1.0.0-old',
        outdatedFor: 'mf_usage@1.4.0-broken',
        cause: 'Error: It broke before',
      },
    ]);
  });

  it('starts again after it gave up', async () => {
    load.mockRejectedValue(new Error('down'));
    const remote = buildRemote();
    await after(WITHIN_MS, loadRemoteApp(remote));
    load.mockReset().mockResolvedValue(MODULE);
    await expect(loadRemoteApp(remote)).resolves.toBe(MODULE);
  });
});

describe('reports', () => {
  it('wait until a consumer is bound', () => {
    installRuntime(createRuntime());
    reportRemote({ step: 'failed', remote: 'mf_usage@1', cause: 'early' });
    const taken: unknown[] = [];
    bindRemoteReports((report) => taken.push(report));
    expect(taken).toEqual([{ step: 'failed', remote: 'mf_usage@1', cause: 'early' }]);
  });
});
