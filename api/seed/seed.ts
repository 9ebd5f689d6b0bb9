import { sql } from 'drizzle-orm';
import { members } from '#tables';
import { seedBenefits } from './benefit-seed';
import { seedContent } from './content-seed';
import { seedEvents } from './event-seed';
import { seedMembers } from './member-seed';
import { seedMembership } from './membership-seed';
import type { SeedCards, SeedNeeds, SeedPart } from './seed-part';
import { seedRequests } from './seed-requests';
import { seedShops } from './seed-shops';

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
 *
 * @param cards provider of the regular member's card and its payments; without it there are none.
 */
export const seedWhenEmpty = async (parts: Omit<SeedNeeds, 'cards'>, cards?: SeedCards): Promise<void> => {
  if (parts.config.environment === 'production') return;
  await parts.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [anybody] = await tx.select({ id: members.id }).from(members).limit(1);
    if (anybody !== undefined) return;
    for (const fill of SEED_PARTS) await fill(tx, { ...parts, cards });
  });
};
