import {
  deleteLostNumbersOf,
  checkProof,
  deleteIdentitiesOf,
  forgetNumber,
  markSpent,
  deleteMessagesTo,
  deleteNotificationsOf,
  deleteAddress,
  deleteKeptAddresses,
  lockMember,
  updateMember,
} from '#customers';
import { endSessionsOf, Refusal, type Needs, removeQueuedFiles } from '#base';
import { endKeysOf, forgetCardOf, hasUnpaidCharge, endMembershipOf } from '#money';
import {
  erasePersonFromClaims,
  erasePersonFromBagOrders,
  erasePersonFromRequests,
  erasePersonFromReviews,
} from '#orders';
import { deleteFavouritesOf } from '#shops';
import { erasePersonFromInquiries } from '#content';
import { obstaclesOf } from './obstacles';
import type { WithdrawalInput } from './withdrawal-schemas';

const PAYING = '멤버십 결제를 확인하고 있어요. 결과가 나온 뒤에 다시 시도해 주세요.';

/**
 * Withdraws the member. What names them, shows their door or is in their own words goes at once: number, e-mail, linked
 * accounts, addresses and door passwords, also those in requests and bag orders, notes, photos, what they have asked support, notifications, and what charges
 * their card, which ends at its provider too. What was
 * ordered when, at which shop and for how much stays without them, as do reviews, without name and photos. Sessions end, and a
 * keyed hash of the number stays for the 14 days in which it cannot register again.
 *
 * @throws {Refusal} `INVALID_TRANSITION` while something stands in the way (`obstaclesOf`), or a payment is under way;
 *   `VALIDATION` on `proof` unless a code to the present number is brought.
 */
export const withdrawMember = async (
  parts: Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'files'>,
  memberId: number,
  input: WithdrawalInput,
): Promise<void> => {
  const { database, clock } = parts;
  const now = clock.now();
  // A wrong try must outlive its refusal, so the transaction commits and the refusal is thrown after it.
  const refusal = await database.transaction(async (tx): Promise<Refusal | undefined> => {
    const member = await lockMember(tx, memberId);
    if (member === undefined) throw new Refusal('INVALID_JWT');
    const [obstacle] = await obstaclesOf(tx, memberId);
    if (obstacle !== undefined) throw new Refusal('INVALID_TRANSITION', { svMessage: obstacle.sentence });
    const present = await checkProof(tx, parts, member, { purpose: 'withdrawal', proof: input.proof });
    if (present instanceof Refusal) return present;
    await markSpent(tx, present.id, now);
    await endMembershipOf(tx, parts, memberId);
    // What is owed for the membership was given up; a payment that is under way has to be waited for.
    if (await hasUnpaidCharge(tx, memberId)) throw new Refusal('INVALID_TRANSITION', { svMessage: PAYING });
    await endSessionsOf(tx, memberId, 'withdrawal', now);
    await deleteIdentitiesOf(tx, memberId);
    await deleteLostNumbersOf(tx, memberId);
    await deleteAddress(tx, memberId);
    await deleteKeptAddresses(tx, memberId);
    await deleteFavouritesOf(tx, memberId);
    await erasePersonFromRequests(tx, memberId, now);
    await erasePersonFromReviews(tx, memberId, now);
    await erasePersonFromClaims(tx, memberId, now);
    await erasePersonFromInquiries(tx, memberId);
    await erasePersonFromBagOrders(tx, memberId);
    await forgetCardOf(tx, memberId, now);
    await deleteNotificationsOf(tx, memberId);
    if (member.phoneNumber !== null) {
      await forgetNumber(tx, member.phoneNumber, now);
      await deleteMessagesTo(tx, member.phoneNumber);
    }
    await updateMember(tx, memberId, {
      phoneNumber: null,
      nickname: '탈퇴한 회원',
      email: null,
      marketingAllowed: false,
      nightAllowed: false,
      marketingAgreedAt: null,
      nightAgreedAt: null,
      consentToldAt: null,
      withdrawnAt: now,
      withdrawReasons: [...input.reasons],
      withdrawDetail: input.detail ?? null,
    });
    return undefined;
  });
  if (refusal !== undefined) throw refusal;
  // What the card's provider refuses now is left to the job.
  await endKeysOf(parts, memberId);
  // What the disk refuses now stays queued, and the upkeep tries again; the member has left all the same.
  await removeQueuedFiles(parts).catch(() => undefined);
};
