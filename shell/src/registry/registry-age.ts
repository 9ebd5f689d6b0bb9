import { isRecord } from '@dongne/contract';
import { ownedByRuntime } from '@dongne/platform';

interface Age {
  readonly revision: number;
  readonly changedAt: string;
}

const ageOf = (raw: unknown): Age => {
  const { revision, changedAt } = isRecord(raw) ? raw : {};
  return { revision: Number(revision ?? 0), changedAt: String(changedAt ?? '') };
};

const inUse = ownedByRuntime(() => ({ age: ageOf(null) }));

/** Keeps the age of the registry that this page uses. */
export const keepAge = (raw: unknown): void => void (inUse().age = ageOf(raw));

/**
 * Whether a registry is older than the one in use, as one from a cache or a host that lags behind. A lower revision of
 * a later time is not: it is of a store that was rebuilt.
 */
export const isOutdated = (raw: unknown): boolean => {
  const { revision, changedAt } = ageOf(raw);
  const { age } = inUse();
  return revision < age.revision && changedAt <= age.changedAt;
};
