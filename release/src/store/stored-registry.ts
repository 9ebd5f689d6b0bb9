import { withStages } from '../registry/canary-stages';
import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import type { RegistryRevisions } from './registry-revisions';

interface StorePlace {
  readonly revisions: RegistryRevisions;
  /** Where the registry lies, for sentences. */
  readonly registryAt: string;
  /** Whether the store is in use: without a registry its releases are lost, not new. */
  readonly isInUse: () => Promise<boolean>;
}

const stamped = (registry: Registry): Registry => {
  const changedAt = new Date().toISOString();
  return { ...withStages(registry, changedAt), changedAt };
};

/** Reads and changes the registry of a store by its revisions. */
export const storedRegistry = ({ revisions, registryAt, isInUse }: StorePlace) => {
  const readRegistry = async (): Promise<Registry> => {
    const newest = await revisions.readNewest();
    if (newest !== undefined) return newest;
    if (!(await isInUse())) return EMPTY_REGISTRY;
    throw new Error(
      `${registryAt} is missing or damaged, and the store holds releases. Nothing is published until it is repaired: put a backup in its place, or run "pnpm release rebuild".`,
    );
  };
  return {
    readRegistry,
    /** Writes an empty registry into a new store, so that one that is lost later is noticed. */
    beginStore: async (): Promise<void> => {
      if ((await readRegistry()) === EMPTY_REGISTRY) await revisions.append(EMPTY_REGISTRY, -1);
    },
    changeRegistry: async (change: (registry: Registry) => Registry): Promise<Registry> => {
      for (;;) {
        const after = await revisions.lastNumber();
        const before = await readRegistry();
        const changed = change(before);
        if (changed === before) return before;
        const written = await revisions.append(stamped(changed), after);
        if (written !== undefined) return written;
      }
    },
    replaceLostRegistry: async (registry: Registry): Promise<Registry> => {
      const newest = await revisions.readNewest();
      if (newest !== undefined)
        throw new Error(`The registry is whole (revision ${newest.revision}): nothing to rebuild.`);
      const written = await revisions.append(stamped(registry), await revisions.lastNumber());
      return written ?? readRegistry();
    },
  };
};
