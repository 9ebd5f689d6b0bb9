import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from '../cli/list-releases';
import { diskStore } from '../store/disk-store';
import { buildDeployment } from '../testing/build-deployment';
import { advanceCanary, isJudged, restartStage, stageOf, stagesOf, withJudge, withStages } from './canary-stages';
import { EMPTY_REGISTRY, type Registry } from './registry';
import { goLive, promote, publishCanary, rollBack, startCanary } from './registry-changes';

const NAME = 'mf_usage';
const HOURS = ['10', '11', '12', '13', '14'].map((hour) => `2026-03-02T${hour}:00:00.000Z`);
const live = goLive(EMPTY_REGISTRY, NAME, buildDeployment({ version: '1' }));
const tried = (registry: Registry, version = '2', percent = 5): Registry =>
  publishCanary(registry, NAME, buildDeployment({ version }), percent);

/** Applies changes one hour after another, as a store does. */
const inTurn = (...changes: readonly ((registry: Registry) => Registry)[]): Registry =>
  changes.reduce((registry, change, hour) => withStages(change(registry), HOURS[hour] ?? ''), live);

const untouched = (registry: Registry): Registry => ({ ...registry });
const withShare = (percent: number) => (registry: Registry) => startCanary(registry, NAME, '2', percent);
const stages = (registry: Registry): string[] =>
  stagesOf(registry, NAME).map(({ version, percent, since }) => `${version} ${percent} ${since.slice(11, 13)}`);

describe('stages of a canary', () => {
  it.each<[string, readonly ((registry: Registry) => Registry)[], string[]]>([
    ['begin with its publication', [tried, untouched], ['2 5 10']],
    ['follow its share', [tried, untouched, withShare(25)], ['2 5 10', '2 25 12']],
    ['begin again with another version', [tried, (registry) => tried(registry, '3')], ['3 5 11']],
    ['begin again after its end', [tried, withShare(0), withShare(5)], ['2 5 12']],
    ['end when a person promotes it', [tried, (registry) => promote(registry, NAME)], []],
    ['end with a rollback', [tried, (registry) => rollBack(registry, NAME, { at: '', reason: '' })], []],
    ['begin again on request', [tried, (registry) => restartStage(registry, NAME)], ['2 5 11']],
  ])('%s', (_case, changes, expected) => {
    expect(stages(inTurn(...changes))).toEqual(expected);
  });

  it('of an older registry begin with its next change', () => {
    expect(stageOf(tried(live), NAME)).toBeUndefined();
    expect(stageOf(withStages(tried(live), HOURS[0] ?? ''), NAME)).toEqual({
      version: '2',
      percent: 5,
      since: HOURS[0],
    });
  });

  it('are listed with the reason of the judge, up to a live version', () => {
    const reason = 'promoted automatically';
    const advance = (percent: number, hour: number) => (registry: Registry) =>
      advanceCanary(registry, NAME, { percent, reason, at: HOURS[hour] ?? '' });
    const larger = inTurn(tried, advance(25, 1), untouched);
    expect(linesOf(larger)[1]).toMatch(/canary 25 %, falls back to 1 since 2026-03-02T11:00:00.000Z: promoted/);
    const everyone = inTurn(tried, advance(25, 1), advance(100, 2), untouched);
    expect(linesOf(everyone)[1]).toMatch(/\* 2 .* live, falls back to 1 since 2026-03-02T12:00:00.000Z: promoted/);
    expect(stages(withStages(rollBack(everyone, NAME, { at: '', reason: '' }), ''))).toEqual([]);
  });
});

describe('the switch of the judge', () => {
  it('is listed, and survives other changes', () => {
    const off = inTurn((registry) => withJudge(registry, NAME, false), tried);
    expect([isJudged(live, NAME), isJudged(off, NAME)]).toEqual([true, false]);
    expect(linesOf(off)[0]).toBe('mf_usage  not judged');
    expect(isJudged(withJudge(off, NAME, true), NAME)).toBe(true);
  });

  it('writes no revision when it is set already', async () => {
    const store = diskStore(await mkdtemp(join(tmpdir(), 'dongne-stages-test-')));
    await store.changeRegistry(() => live);
    const off = await store.changeRegistry((registry) => withJudge(registry, NAME, false));
    expect((await store.changeRegistry((registry) => withJudge(registry, NAME, false))).revision).toBe(off.revision);
  });
});
