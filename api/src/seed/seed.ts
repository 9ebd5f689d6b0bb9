import { sql } from 'drizzle-orm';
import type { Needs, Transaction } from '#base';
import { members } from '#tables';
import { seedBenefits } from './benefit-seed';
import { seedContent } from './content-seed';
import { seedEvents } from './event-seed';
import { seedMembers } from './member-seed';
import { seedMembership } from './membership-seed';
import { seedRequests } from './seed-requests';
import { seedShops } from './seed-shops';

/** Dependencies of the seed. */
type SeedNeeds = Needs<'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables'>;

/** One part of the seed; parts run in order, in one transaction. */
export type SeedPart = (tx: Transaction, parts: SeedNeeds) => Promise<void>;

/** Arbitrary number of the lock, equal in every process: of two that start together only one seeds. */
const SEED_LOCK = 7_305_113;

/** Ordered by dependency: shops' reviews and requests refer to members. */
const SEED_PARTS: readonly SeedPart[] = [
  seedMembers,
  seedMembership,
  seedContent,
  seedEvents,
  seedBenefits,
  seedShops,
  seedRequests,
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
