import { canaryOf, liveOf, type CanaryStage, type Registry } from './registry';
import { promote, startCanary } from './registry-changes';
import { EVERYONE } from './shares';

/** Returns the stages of the canary of a package, oldest first, or of a live version that the judge has promoted. */
export const stagesOf = (registry: Registry, name: string): readonly CanaryStage[] => registry.stages?.[name] ?? [];

/** Returns the stage of the running canary; `undefined` without one, or before its start was noted. */
export const stageOf = (registry: Registry, name: string): CanaryStage | undefined => {
  const canary = canaryOf(registry, name);
  const last = stagesOf(registry, name).at(-1);
  if (canary === undefined || last?.version !== canary.metadata.version) return undefined;
  return last.percent === canary.deployment.traffic ? last : undefined;
};

const stagesAt = (registry: Registry, name: string, at: string): readonly CanaryStage[] => {
  const known = stagesOf(registry, name);
  const last = known.at(-1);
  const canary = canaryOf(registry, name);
  if (canary === undefined) {
    const isPromoted = last?.percent === EVERYONE && last.version === liveOf(registry, name)?.metadata.version;
    return isPromoted ? known : [];
  }
  if (stageOf(registry, name) !== undefined) return known;
  const { version } = canary.metadata;
  const stage = { version, percent: canary.deployment.traffic, since: at };
  return [...(last?.version === version ? known : []), stage];
};

/** Puts the stages of a package in place of its known ones. */
const withStagesOf = (registry: Registry, name: string, stages: readonly CanaryStage[]): Registry => ({
  ...registry,
  stages: { ...registry.stages, [name]: stages },
});

/**
 * Notes since when each canary has its share, and forgets the stages of those that have ended. The store does this for
 * each change, so that no writer can forget it.
 *
 * @param at time of the change, ISO 8601.
 */
export const withStages = (registry: Registry, at: string): Registry => {
  const { stages: _stages, ...rest } = registry;
  const stages = Object.keys(registry.microFrontends)
    .map((name) => [name, stagesAt(registry, name, at)] as const)
    .filter(([, known]) => known.length > 0);
  return stages.length === 0 ? rest : { ...rest, stages: Object.fromEntries(stages) };
};

/** Larger share of a canary by the judge. */
interface Advance {
  /** In percent; 100 makes it live. */
  readonly percent: number;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
}

/** Gives the canary a larger share, with the reason. @throws as `startCanary` and `promote`. */
export const advanceCanary = (registry: Registry, name: string, { percent, at, reason }: Advance): Registry => {
  const version = canaryOf(registry, name)?.metadata.version ?? '';
  const stages = [...stagesOf(registry, name), { version, percent, since: at, reason }];
  const advanced = percent === EVERYONE ? promote(registry, name) : startCanary(registry, name, version, percent);
  return withStagesOf(advanced, name, stages);
};

/** Lets the stage of a canary begin again with this change: its noted start was in the future, or is unknown. */
export const restartStage = (registry: Registry, name: string): Registry =>
  withStagesOf(registry, name, stagesOf(registry, name).slice(0, -1));

/** Checks whether the judge acts on the canaries of a package. */
export const isJudged = (registry: Registry, name: string): boolean => !(registry.unjudged ?? []).includes(name);

/** Turns the judge of a package on or off; returns the same registry when it is so already. */
export const withJudge = (registry: Registry, name: string, isOn: boolean): Registry => {
  if (isJudged(registry, name) === isOn) return registry;
  const others = (registry.unjudged ?? []).filter((known) => known !== name);
  return { ...registry, unjudged: isOn ? others : [...others, name] };
};
