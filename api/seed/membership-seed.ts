import { storeCard, monthAt, issueMonth } from '#money';
import { findMemberByPhone, insertMembership } from '#customers';
import { REGULAR_PHONE } from './member-seed';
import { partsAt } from './parts-at';
import { payAt } from './seed-payments';
import type { SeedPart } from './seed-part';

const DAY_MS = 24 * 3_600_000;
const DAYS = 95;
const LAST_FOUR = '0000';

/**
 * Seeds the regular member's card, and a membership paid by it every month. Skipped without a provider that issues a
 * card.
 */
export const seedMembership: SeedPart = async (tx, parts) => {
  const { cards, clock, config } = parts;
  const member = await findMemberByPhone(tx, REGULAR_PHONE);
  if (member === undefined || cards === undefined) return;
  const { id: memberId } = member;
  const now = clock.now();
  const joinedAt = new Date(now.getTime() - DAYS * DAY_MS);
  const card = await cards.issue(tx, LAST_FOUR, joinedAt);
  await storeCard(tx, { ...partsAt(joinedAt), config }, { memberId, provider: 'INICIS', card });
  const membership = await insertMembership(tx, memberId, joinedAt);
  for (let month = monthAt(joinedAt, joinedAt); month.startsAt <= now; month = monthAt(joinedAt, month.endsAt)) {
    const charge = await issueMonth(tx, membership, month, month.startsAt);
    await payAt(tx, parts, charge, month.startsAt);
  }
};
