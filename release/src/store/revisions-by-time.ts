import type { Registry } from '../registry/registry';

const isFrom = ({ changedAt }: Registry, time: Date): boolean => changedAt !== undefined && new Date(changedAt) <= time;

/**
 * Finds revisions by their time.
 *
 * @param numbers of all revisions, newest first.
 * @param read returns `undefined` for a damaged one.
 */
export const revisionsByTime = (
  numbers: () => Promise<readonly number[]>,
  read: (revision: number) => Promise<Registry | undefined>,
) => ({
  readAt: async (time: Date): Promise<Registry | undefined> => {
    for (const revision of await numbers()) {
      const registry = await read(revision);
      if (registry !== undefined && isFrom(registry, time)) return registry;
    }
    return undefined;
  },
  readSince: async (time: Date): Promise<readonly Registry[]> => {
    const found: Registry[] = [];
    for (const revision of await numbers()) {
      const registry = await read(revision);
      if (registry === undefined) continue;
      found.push(registry);
      if (isFrom(registry, time)) break;
    }
    return found;
  },
});
