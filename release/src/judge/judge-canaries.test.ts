import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from '../cli/list-releases';
import { stageOf, withJudge } from '../registry/canary-stages';
import { badMarkOf } from '../registry/live-history';
import { canaryOf, EMPTY_REGISTRY, liveOf, type Registry } from '../registry/registry';
import { goLive, publishCanary, startCanary } from '../registry/registry-changes';
import { diskStore, type ReleaseStore } from '../store/disk-store';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { judgeCanaries, type Court } from './judge-canaries';
import type { Notice } from '../registry/notices';
import type { ReleaseHealth } from './read-health';

const NAME = 'mf_usage';
/** Revisions of an act: the change with its notice, and the notice that was sent. */
const CHANGED_AND_NOTIFIED = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let root: string;
let store: ReleaseStore;
let notices: Notice[];
/** Time since the system's clock. */
let aheadMs: number;
/** Start times of which counts were read. */
let asked: number[];
let counts: readonly ReleaseHealth[];

const release = (version: string, opened: number, failing: number, name = NAME): ReleaseHealth => ({
  ...{ version: `${name}@${version}`, route: null, opened, failing, steps: [] },
});
const BAD = [release('1', 400, 1), release('2', 20, 9)];
const GOOD = [release('1', 6_000, 9), release('2', 320, 0)];
const QUIET = [release('1', 6_000, 9), release('2', 60, 0)];

const court = (more: Partial<Court> = {}): Court => ({
  store,
  readHealth: async (_name, sinceMs) => {
    asked.push(sinceMs);
    return counts;
  },
  notify: async (notice) => {
    notices.push(notice);
    return undefined;
  },
  now: () => Date.now() + aheadMs,
  ...more,
});
const judge = async (more?: Partial<Court>): Promise<string[]> =>
  (await judgeCanaries(court(more))).map(({ sentence }) => sentence);
const change = (apply: (registry: Registry) => Registry): Promise<Registry> => store.changeRegistry(apply);
const tryVersion = (version: string, percent = 5, isForced = false): Promise<Registry> =>
  change((registry) => publishCanary(registry, NAME, buildDeployment({ version }), percent, { isForced }));
const canary = async (): Promise<string> => {
  const running = canaryOf(await store.readRegistry(), NAME);
  return running === undefined ? 'none' : `${running.metadata.version} ${running.deployment.traffic}`;
};
const revision = async (): Promise<number> => (await store.readRegistry()).revision;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dongne-judge-test-'));
  store = diskStore(root);
  [notices, asked, aheadMs, counts] = [[], [], 0, []];
  await change(() => goLive(EMPTY_REGISTRY, 'shell', buildShell({ version: '1' })));
  await change((registry) => goLive(registry, NAME, buildDeployment({ version: '1' })));
  await tryVersion('2');
});

describe('the judge', () => {
  it('rolls a failing canary back, with its reason in the list and a notice', async () => {
    counts = BAD;
    expect(await judge()).toEqual([expect.stringMatching(/^mf_usage 2 was rolled back: 9 of 20 failed on all pages/)]);
    const registry = await store.readRegistry();
    expect([await canary(), liveOf(registry, NAME)?.metadata.version]).toEqual(['none', '1']);
    expect(linesOf(registry).join('\n')).toMatch(/ 2 .*bad since .*: rolled back automatically: 9 of 20 failed/);
    expect(notices).toMatchObject([{ name: NAME, version: '2', action: 'rolled back' }]);
    expect(await judge()).toEqual([]);
  });

  it('gives a good canary to 25 % and then to everyone, with new counts for each', async () => {
    counts = GOOD;
    await judge();
    expect(await canary()).toBe('2 25');
    const since = stageOf(await store.readRegistry(), NAME)?.since ?? '';
    await judge();
    expect(asked.at(-1)).toBe(Date.parse(since));
    expect(liveOf(await store.readRegistry(), NAME)?.metadata.version).toBe('2');
    expect(linesOf(await store.readRegistry()).join('\n')).toMatch(/\* 2 .* live.* since .*: automatically: 0 of 320/);
    expect(notices.map(({ action }) => action)).toEqual(['given a larger share', 'promoted']);
  });

  it.each([
    ['a failing', [release('1', 400, 1, 'shell'), release('2', 20, 9, 'shell')], 'none', '1'],
    ['a good', [release('1', 6_000, 1, 'shell'), release('2', 320, 0, 'shell')], '2 25', '1'],
  ])('judges %s canary of the shell', async (_case, found, expected, live) => {
    await change((registry) => startCanary(registry, NAME, '2', 0));
    await change((registry) => publishCanary(registry, 'shell', buildShell({ version: '2' }), 5));
    counts = found;
    await judge();
    const running = canaryOf(await store.readRegistry(), 'shell');
    expect(running === undefined ? 'none' : `${running.metadata.version} ${running.deployment.traffic}`).toBe(expected);
    expect(liveOf(await store.readRegistry(), 'shell')?.metadata.version).toBe(live);
  });

  it('leaves a package alone while it is switched off', async () => {
    counts = BAD;
    await change((registry) => withJudge(registry, NAME, false));
    expect(await judge()).toEqual(['mf_usage 2 is not judged: it is switched off']);
    await change((registry) => withJudge(registry, NAME, true));
    await judge();
    expect(await canary()).toBe('none');
  });

  it('rolls a version back once: later a person decides', async () => {
    counts = BAD;
    await judge();
    await tryVersion('2', 5, true);
    expect(await judge()).toEqual([expect.stringContaining('a person insists on it')]);
    expect(await canary()).toBe('2 5');
  });

  it('ends a canary that cannot be rolled back', async () => {
    counts = BAD;
    const at = '2026-03-02T10:00:00.000Z';
    await change((registry) => ({
      ...registry,
      histories: { [NAME]: { live: ['1'], bad: [{ version: '1', at, reason: 'edited by hand' }] } },
    }));
    expect(await judge()).toEqual([expect.stringMatching(/^mf_usage 2 was stopped: 9 of 20/)]);
    expect(await canary()).toBe('none');
    expect(badMarkOf(await store.readRegistry(), NAME, '2')).toBeUndefined();
    expect(notices).toMatchObject([{ action: 'stopped' }]);
  });
});

describe('two judges at once', () => {
  it.each([
    ['roll back once', () => BAD, 'none'],
    ['advance by one share', () => GOOD, '2 25'],
  ])('%s and notify once', async (_case, found, expected) => {
    counts = found();
    const before = await revision();
    const others = Array.from({ length: 8 }, () => judge({ store: diskStore(root) }));
    const sentences = (await Promise.all(others)).flat();
    expect([await canary(), (await revision()) - before, notices]).toEqual([
      expected,
      CHANGED_AND_NOTIFIED,
      [expect.anything()],
    ]);
    expect(sentences.filter((sentence) => sentence.includes('judged again next time'))).toHaveLength(7);
  });

  it('finish what a killed one has begun', async () => {
    counts = BAD;
    const killed = { ...store, changeRegistry: () => Promise.reject(new Error('killed before the write')) };
    await judge({ store: killed });
    expect(await canary()).toBe('2 5');
    const silent = { notify: () => Promise.reject(new Error('killed after the write')) };
    await judge(silent);
    expect([await canary(), await judge(), notices]).toEqual(['none', [], []]);
    aheadMs += 3 * 60_000;
    expect([await judge(), await judge(), notices]).toEqual([[], [], [expect.objectContaining({ version: '2' })]]);
    expect(await store.readRegistry()).not.toHaveProperty('notices');
  });

  it('say that a webhook is away until the notice is sent, for a day', async () => {
    counts = BAD;
    const away = { notify: async () => 'The webhook is away' };
    expect(await judge(away)).toEqual([expect.stringContaining('was rolled back')]);
    aheadMs += HOUR_MS;
    expect([await judge(away), await judge(away)]).toEqual([['The webhook is away'], ['The webhook is away']]);
    aheadMs += DAY_MS;
    expect(await judge(away)).toEqual([]);
    expect(await store.readRegistry()).not.toHaveProperty('notices');
  });

  it('note no notice without a webhook', async () => {
    counts = BAD;
    const registries: Registry[] = [];
    const watched: Court['store'] = {
      readRegistry: store.readRegistry,
      changeRegistry: async (apply) => {
        const written = await store.changeRegistry(apply);
        registries.push(written);
        return written;
      },
    };
    await judge({ notify: undefined, store: watched });
    expect([await canary(), registries.map(({ notices: noted }) => noted)]).toEqual(['none', [undefined]]);
  });
});

describe('a canary', () => {
  it('that replaces another one has counts of its own', async () => {
    counts = BAD;
    const read = court().readHealth;
    await judge({
      readHealth: async (...args) => {
        await tryVersion('3');
        return read(...args);
      },
    });
    expect([await canary(), notices]).toEqual(['3 5', []]);
    await judge();
    expect(asked.at(-1)).toBe(Date.parse(stageOf(await store.readRegistry(), NAME)?.since ?? ''));
    expect(await canary()).toBe('3 5');
  });

  it('without visitors is never promoted by silence', async () => {
    for (aheadMs of [DAY_MS, 30 * DAY_MS]) expect(await judge()).toEqual([expect.stringContaining('too few to judge')]);
    expect([await canary(), notices]).toEqual(['2 5', []]);
  });

  it('with few visitors is promoted a day later', async () => {
    counts = QUIET;
    await judge();
    expect(await canary()).toBe('2 5');
    aheadMs = DAY_MS + HOUR_MS;
    await judge();
    expect(await canary()).toBe('2 25');
  });

  it('is counted again when the clock was ahead at its start', async () => {
    counts = BAD;
    aheadMs = -2 * DAY_MS;
    const stage = stageOf(await store.readRegistry(), NAME);
    expect(await judge()).toEqual([expect.stringContaining('is counted from now on')]);
    expect(stageOf(await store.readRegistry(), NAME)?.since).not.toBe(stage?.since);
    expect([await canary(), asked]).toEqual(['2 5', []]);
  });

  it('is counted from now on when its start was not noted', async () => {
    counts = BAD;
    const { stages: _stages, ...older } = await store.readRegistry();
    await writeFile(join(root, 'registry.json'), JSON.stringify(older));
    expect(await judge()).toEqual([expect.stringContaining('is counted from now on')]);
    expect(asked).toEqual([]);
    await judge();
    expect(await canary()).toBe('none');
  });

  it('is not judged while the API is away, and others are', async () => {
    await change((registry) => goLive(registry, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '1' })));
    await change((registry) =>
      publishCanary(registry, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '2' }), 5),
    );
    const readHealth = async (name: string) => {
      if (name === NAME) throw new Error('The API is away.');
      return [release('1', 400, 1, name), release('2', 20, 9, name)];
    };
    expect(await judgeCanaries(court({ readHealth }))).toMatchObject([
      { name: NAME, sentence: 'mf_usage is not judged now: The API is away.', outcome: 'failed' },
      { name: 'mf_auth', outcome: 'changed' },
    ]);
    expect(await canary()).toBe('2 5');
  });
});
