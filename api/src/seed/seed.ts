import { sql } from 'drizzle-orm';
import { type Needs, type Transaction } from '#base';
import { members } from '#tables';
import { plantBenefits } from './benefit-seed';
import { plantContent } from './content-seed';
import { plantEvents } from './event-seed';
import { plantMembers } from './member-seed';
import { plantMembership } from './membership-seed';
import { plantRequests } from './plant-requests';
import { plantShops } from './plant-shops';

/** Dependencies of the seed. */
type SeedNeeds = Needs<'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables'>;

/** One part of the seed; parts run in order, in one transaction. */
export type SeedPart = (tx: Transaction, parts: SeedNeeds) => Promise<void>;

/** Arbitrary number of the lock, equal in every process: of two that start together only one seeds. */
const SEED_LOCK = 7_305_113;

/** Ordered by dependency: shops' reviews and requests refer to members. */
const SEED_PARTS: readonly SeedPart[] = [
  plantMembers,
  plantMembership,
  plantContent,
  plantEvents,
  plantBenefits,
  plantShops,
  plantRequests,
];

/**
 * Fills an empty database with data for development and demonstrations; leaves any other, and production, unchanged.
 */
export const seedWhenEmpty = async (parts: SeedNeeds): Promise<void> => {
  if (parts.config.environment === 'production') return;
  await parts.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [anybody] = await tx.select({ id: members.id }).from(members).limit(1);
    if (anybody !== undefined) return;
    for (const plant of SEED_PARTS) await plant(tx, parts);
  });
};
