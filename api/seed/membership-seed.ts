import { randomBytes } from 'node:crypto';
import { storeCard, monthAt, issueMonth } from '#money';
import { sandboxInicisKeys } from '#base';
import { findMemberByPhone, insertMembership } from '#customers';
import { sandboxBillingKeys } from '#tables';
import { REGULAR_PHONE } from './member-seed';
import { partsAt } from './parts-at';
import { payAt } from './seed-payments';
import type { SeedPart } from './seed-part';

const DAY_MS = 24 * 3_600_000;
const DAYS = 95;
const LAST_FOUR = '0000';

/**
 * Seeds the regular member's card, and a membership paid by it every month. Skipped with a real provider, which does
 * not know the card: only the sandbox accepts one without its window.
 */
export const seedMembership: SeedPart = async (tx, parts) => {
  const { clock, config } = parts;
  const member = await findMemberByPhone(tx, REGULAR_PHONE);
  if (member === undefined || config.cardProviders.inicis?.mid !== sandboxInicisKeys(config.port).mid) return;
  const { id: memberId } = member;
  const now = clock.now();
  const joinedAt = new Date(now.getTime() - DAYS * DAY_MS);
  const billingKey = `BILL${randomBytes(13).toString('hex')}`;
  const key = { billingKey, tid: `INISBX${randomBytes(12).toString('hex')}`, lastFour: LAST_FOUR };
  await tx.insert(sandboxBillingKeys).values({ ...key, provider: 'inicis', issuer: 'kb', issuedAt: joinedAt });
  const card = { billingKey, issuerCode: '06', issuerName: '국민', lastFour: LAST_FOUR };
  await storeCard(tx, { ...partsAt(joinedAt), config }, { memberId, provider: 'INICIS', card });
  const membership = await insertMembership(tx, memberId, joinedAt);
  for (let month = monthAt(joinedAt, joinedAt); month.startsAt <= now; month = monthAt(joinedAt, month.endsAt)) {
    const charge = await issueMonth(tx, membership, month, month.startsAt);
    await payAt(tx, parts, charge, month.startsAt);
  }
};
