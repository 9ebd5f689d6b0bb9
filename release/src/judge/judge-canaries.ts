import { advanceCanary, isJudged, restartStage, stageOf } from '../registry/canary-stages';
import { badMarkOf } from '../registry/live-history';
import { canaryOf, liveOf, type CanaryStage, type Registry } from '../registry/registry';
import { rollBack, startCanary } from '../registry/registry-changes';
import { EVERYONE } from '../registry/shares';
import type { ReleaseStore } from '../store/disk-store';
import type { Notice } from './notify';
import { comparisonsOf, type ReleaseHealth } from './read-health';
import { verdict, type Verdict } from './verdict';

const HOUR_MS = 3_600_000;
/** Time by which the clocks of two machines may differ; a stage that begins later is from a wrong clock. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Surroundings of the judge. */
export interface Court {
  readonly store: Pick<ReleaseStore, 'readRegistry' | 'changeRegistry'>;
  /** Reads the counts of a package. @throws a sentence when they cannot be read. */
  readonly readHealth: (name: string, sinceMs: number, nowMs: number) => Promise<readonly ReleaseHealth[]>;
  /** Notifies the owner. Never throws. */
  readonly notify: (notice: Notice) => Promise<void>;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

/** Result for one canary: what was done or is waited for, as a sentence. */
export interface Finding {
  readonly name: string;
  readonly sentence: string;
  /** Whether the registry was changed, or no judgement was possible. */
  readonly outcome: 'waits' | 'changed' | 'failed';
}

/** Canary with its stage and the version that it is compared with. */
interface Trial {
  readonly name: string;
  readonly stage: CanaryStage;
  readonly live: string;
}

const found = (name: string, sentence: string, outcome: Finding['outcome'] = 'waits'): Finding => ({
  name,
  sentence,
  outcome,
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Changes the registry only while the canary is in the stage that was judged: another judge may have been faster. */
const changeInStage = async (
  { store }: Court,
  { name, stage }: Trial,
  change: (registry: Registry) => Registry,
): Promise<boolean> => {
  let isOurs = false;
  await store.changeRegistry((registry) => {
    const current = stageOf(registry, name);
    isOurs = current?.version === stage.version && current.since === stage.since && isJudged(registry, name);
    return isOurs ? change(registry) : registry;
  });
  return isOurs;
};

const OVERTAKEN = 'was changed by someone else meanwhile: judged again next time';

/** Rolls a canary back, or ends it where no rollback is possible. */
const end = async (court: Court, trial: Trial, why: string): Promise<Finding> => {
  const { name, stage } = trial;
  const at = new Date(court.now()).toISOString();
  const reason = `rolled back automatically: ${why}`;
  let action: Notice['action'] = 'rolled back';
  const isDone = await changeInStage(court, trial, (registry) => {
    try {
      return rollBack(registry, name, { reason, at });
    } catch {
      action = 'stopped';
      return startCanary(registry, name, stage.version, 0);
    }
  });
  if (!isDone) return found(name, `${name} ${stage.version} ${OVERTAKEN}`);
  await court.notify({ name, version: stage.version, action, reason: why, at });
  return found(name, `${name} ${stage.version} was ${action}: ${why}`, 'changed');
};

/** Gives a canary the next share. Serves no pair of versions that was not served, and checked, before. */
const advance = async (
  court: Court,
  trial: Trial,
  { percent, reason: why }: Extract<Verdict, { action: 'advance' }>,
): Promise<Finding> => {
  const { name, stage } = trial;
  const at = new Date(court.now()).toISOString();
  const reason = `automatically: ${why}`;
  const isDone = await changeInStage(court, trial, (registry) =>
    advanceCanary(registry, name, { percent, at, reason }),
  );
  if (!isDone) return found(name, `${name} ${stage.version} ${OVERTAKEN}`);
  const action = percent === EVERYONE ? 'promoted' : 'given a larger share';
  await court.notify({ name, version: stage.version, action, reason: why, at });
  return found(name, `${name} ${stage.version} was given to ${percent} % of the visitors: ${why}`, 'changed');
};

/** Reads the counts of a canary and returns the verdict. @throws a sentence without counts. */
const lookAt = async (court: Court, { name, stage, live }: Trial) => {
  const nowMs = court.now();
  const sinceMs = Date.parse(stage.since);
  const health = await court.readHealth(name, sinceMs, nowMs);
  return verdict({
    percent: stage.percent,
    hours: (nowMs - sinceMs) / HOUR_MS,
    comparisons: comparisonsOf(name, stage, live, health),
  });
};

const judgeOne = async (court: Court, registry: Registry, name: string): Promise<Finding | undefined> => {
  const [canary, live] = [canaryOf(registry, name), liveOf(registry, name)];
  if (canary === undefined || live === undefined) return undefined;
  const { version } = canary.metadata;
  if (!isJudged(registry, name)) return found(name, `${name} ${version} is not judged: it is switched off`);
  if (badMarkOf(registry, name, version) !== undefined)
    return found(name, `${name} ${version} is not judged: it was rolled back before, and a person insists on it`);
  const stage = stageOf(registry, name);
  if (stage === undefined || Date.parse(stage.since) > court.now() + CLOCKS_DIFFER_MS) {
    await court.store.changeRegistry((newest) =>
      stageOf(newest, name)?.since === stage?.since ? restartStage(newest, name) : newest,
    );
    return found(name, `${name} ${version} is counted from now on: the start of its share is unknown`, 'changed');
  }
  const trial = { name, stage, live: live.metadata.version };
  const decided = await lookAt(court, trial);
  switch (decided.action) {
    case 'rollBack':
      return end(court, trial, decided.reason);
    case 'advance':
      return advance(court, trial, decided);
    case 'wait':
      return found(name, `${name} ${version} stays at ${stage.percent} %: ${decided.reason}`);
  }
};

/**
 * Judges every running canary once, and acts. A canary that cannot be judged or changed leaves the others alone.
 *
 * @returns a finding for each canary.
 * @throws when the registry cannot be read.
 */
export const judgeCanaries = async (court: Court): Promise<readonly Finding[]> => {
  const registry = await court.store.readRegistry();
  const findings: Finding[] = [];
  for (const name of Object.keys(registry.microFrontends))
    try {
      const finding = await judgeOne(court, registry, name);
      if (finding !== undefined) findings.push(finding);
    } catch (error) {
      findings.push(found(name, `${name} is not judged now: ${messageOf(error)}`, 'failed'));
    }
  return findings;
};
