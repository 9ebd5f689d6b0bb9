import type { Needs, Transaction } from '#base';

/** Dependencies of the seed. */
export type SeedNeeds = Needs<'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables'>;

/** One part of the seed; parts run in order, in one transaction. */
export type SeedPart = (tx: Transaction, parts: SeedNeeds) => Promise<void>;
