import type { AppParts } from '../common/app-parts';
import type { Transaction } from '../database/database';
import { members } from '../members/member-tables';
import { plantBenefits } from './benefit-seed';
import { plantContent } from './content-seed';
import { plantMembers } from './member-seed';
import { plantRequests } from './plant-requests';
import { plantShops } from './plant-shops';

/** One part of the seed; parts run in order, in one transaction. */
export type SeedPart = (tx: Transaction, parts: AppParts) => Promise<void>;

/** Members first: shops' reviews and requests refer to them. */
const SEED_PARTS: readonly SeedPart[] = [plantMembers, plantContent, plantBenefits, plantShops, plantRequests];

/** Fills an empty database with what a developer or a demonstration needs; leaves any other as it is. */
export const seedWhenEmpty = async (parts: AppParts): Promise<void> => {
  await parts.database.transaction(async (tx) => {
    const [anybody] = await tx.select({ id: members.id }).from(members).limit(1);
    if (anybody !== undefined) return;
    for (const plant of SEED_PARTS) await plant(tx, parts);
  });
};
