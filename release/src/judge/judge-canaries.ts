import { advanceCanary, isJudged, restartStage, stageOf } from '../registry/canary-stages';
import { badMarkOf } from '../registry/live-history';
import { withNotice, type Notice } from '../registry/notices';
import { canaryOf, liveOf, type CanaryStage, type Registry } from '../registry/registry';
import { rollBack, startCanary } from '../registry/registry-changes';
import { EVERYONE } from '../registry/shares';
import type { ReleaseStore } from '../store/disk-store';
import type { Notify } from './notify';
import { comparisonsOf, type ReleaseHealth } from './read-health';
import { sendLeftNotices, sendNotice } from './send-notices';
import { verdict, type Verdict } from './verdict';

const HOUR_MS = 3_600_000;
/** Time by which the clocks of two machines may differ; a stage that begins later is from a wrong clock. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Surroundings of the judge. */
export interface Court {
  readonly store: Pick<ReleaseStore, 'readRegistry' | 'changeRegistry'>;
  /** Reads the counts of a package. @throws a sentence when they cannot be read. */
  readonly readHealth: (name: string, sinceMs: number, nowMs: number) => Promise<readonly ReleaseHealth[]>;
  /** Notifies owners; absent without a webhook. */
  readonly notify: Notify | undefined;
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

/** Changed registry, and the notice of it. */
interface Change {
  readonly registry: Registry;
  readonly notice: Pick<Notice, 'action' | 'reason'>;
}

/**
 * Changes the registry only while the canary is in the stage that was judged, as another judge may have been faster; and
 * notifies the owner. A notice that cannot be sent stays in the registry for the next judge.
 *
 * @returns what was done; `undefined` when another one was faster.
 */
const changeInStage = async (
  { store, notify }: Court,
  { name, stage }: Trial,
  at: string,
  change: (registry: Registry) => Change,
): Promise<Notice | undefined> => {
  let notice: Notice | undefined;
  await store.changeRegistry((registry) => {
    notice = undefined;
    const current = stageOf(registry, name);
    const isOurs = current?.version === stage.version && current.since === stage.since && isJudged(registry, name);
    if (!isOurs) return registry;
    const changed = change(registry);
    notice = { name, version: stage.version, at, ...changed.notice };
    return notify === undefined ? changed.registry : withNotice(changed.registry, notice);
  });
  if (notice !== undefined && notify !== undefined) await sendNotice(store, notify, notice);
  return notice;
};

const overtaken = ({ name, stage }: Trial): Finding =>
  found(name, `${name} ${stage.version} was changed by someone else meanwhile: judged again next time`);

/** Rolls a canary back, or ends it where no rollback is possible. */
const end = async (court: Court, trial: Trial, why: string): Promise<Finding> => {
  const { name, stage } = trial;
  const at = new Date(court.now()).toISOString();
  const done = await changeInStage(court, trial, at, (registry) => {
    try {
      const back = rollBack(registry, name, { reason: `rolled back automatically: ${why}`, at });
      return { registry: back, notice: { action: 'rolled back', reason: why } };
    } catch {
      const ended = startCanary(registry, name, stage.version, 0);
      return { registry: ended, notice: { action: 'stopped', reason: why } };
    }
  });
  if (done === undefined) return overtaken(trial);
  return found(name, `${name} ${stage.version} was ${done.action}: ${why}`, 'changed');
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
  const action = percent === EVERYONE ? 'promoted' : 'given a larger share';
  const done = await changeInStage(court, trial, at, (registry) => ({
    registry: advanceCanary(registry, name, { percent, at, reason }),
    notice: { action, reason: why },
  }));
  if (done === undefined) return overtaken(trial);
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
 * Judges every running canary once, and acts. A canary that cannot be judged or changed leaves the others alone. Sends
 * what an earlier judge could not.
 *
 * @returns a finding for each canary, and one when a notice could not be sent.
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
  const unsent = court.notify && (await sendLeftNotices(court.store, court.notify, court.now()));
  if (unsent !== undefined) findings.push(found('notices', unsent, 'failed'));
  return findings;
};
