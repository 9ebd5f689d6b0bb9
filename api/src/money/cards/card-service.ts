import { Refusal, type Needs, type Transaction } from '#base';
import { holdMember } from '#customers';
import { CARD_COPY } from './card-copy';
import { endKeysOf } from './card-keys';
import { activeCardOf, hasRenewingMembership, hasUnpaid, removeActiveCard } from './card-repository';
import { deleteWindowsOf } from './card-session-repository';

/**
 * Removes the card that a member pays with, and ends its key at the provider. Nothing happens without a card.
 *
 * @throws {Refusal} `INVALID_TRANSITION` while something is unpaid, or a membership will be paid again.
 */
export const removeCard = async (
  parts: Needs<'cardProviders' | 'clock' | 'config' | 'database'>,
  memberId: number,
): Promise<void> => {
  await parts.database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    if ((await activeCardOf(tx, memberId)) === undefined) return;
    if (await hasUnpaid(tx, memberId)) throw new Refusal('INVALID_TRANSITION', { svMessage: CARD_COPY.unpaid });
    if (await hasRenewingMembership(tx, memberId))
      throw new Refusal('INVALID_TRANSITION', { svMessage: CARD_COPY.membership });
    await removeActiveCard(tx, memberId, parts.clock.now());
  });
  await endKeysOf(parts, memberId);
};

/**
 * Deletes the card and the open windows of a withdrawing member; {@link endKeysOf} expires the billing key afterwards.
 */
export const forgetCardOf = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  await removeActiveCard(tx, memberId, now);
  await deleteWindowsOf(tx, memberId);
};
