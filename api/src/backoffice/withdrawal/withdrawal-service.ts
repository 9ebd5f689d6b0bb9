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
import { erasePersonFromOrders } from '#orders';
import { deleteFavouritesOf } from '#shops';
import { erasePersonFromInquiries } from '#content';
import { obstaclesOf } from './obstacles';
import type { WithdrawalInput } from './withdrawal-schemas';

const PAYING = '멤버십 결제를 확인하고 있어요. 결과가 나온 뒤에 다시 시도해 주세요.';

/**
 * Withdraws the member. Erases all personal data at once: number, e-mail, linked accounts, addresses and door
 * passwords, also in requests and bag orders, notes, photos, inquiries, notifications, and the billing key, which
 * expires at its provider too. Orders with time, shop and amount stay anonymously, as do reviews without name and
 * photos. Sessions end, and a keyed hash of the number stays: it cannot register for 14 days, and gets the
 * coupon of a first order once.
 *
 * @throws {Refusal} `INVALID_TRANSITION` with an obstacle (`obstaclesOf`), or a payment in flight; `VALIDATION` on
 * `proof` without a code sent to the present number.
 */
export const withdrawMember = async (
  parts: Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'files'>,
  memberId: number,
  input: WithdrawalInput,
): Promise<void> => {
  const { database, clock } = parts;
  const now = clock.now();
  // Commits the counter of wrong tries before throwing: a rollback would reset it.
  const refusal = await database.transaction(async (tx): Promise<Refusal | undefined> => {
    const member = await lockMember(tx, memberId);
    if (member === undefined) throw new Refusal('INVALID_JWT');
    const [obstacle] = await obstaclesOf(tx, memberId);
    if (obstacle !== undefined) throw new Refusal('INVALID_TRANSITION', { svMessage: obstacle.sentence });
    const present = await checkProof(tx, parts, member, { purpose: 'withdrawal', proof: input.proof });
    if (present instanceof Refusal) return present;
    await markSpent(tx, present.id, now);
    await endMembershipOf(tx, parts, memberId);
    // The membership's charge is void by now; a payment in flight has to be awaited.
    if (await hasUnpaidCharge(tx, memberId)) throw new Refusal('INVALID_TRANSITION', { svMessage: PAYING });
    await endSessionsOf(tx, memberId, 'withdrawal', now);
    await deleteIdentitiesOf(tx, memberId);
    await deleteLostNumbersOf(tx, memberId);
    await deleteAddress(tx, memberId);
    await deleteKeptAddresses(tx, memberId);
    await deleteFavouritesOf(tx, memberId);
    await erasePersonFromOrders(tx, memberId, now);
    await erasePersonFromInquiries(tx, memberId);
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
      washingPreferences: null,
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
  // Failures of the card's provider are left to the job.
  await endKeysOf(parts, memberId);
  // Failures of the disk stay queued for the job; the withdrawal is done all the same.
  await removeQueuedFiles(parts).catch(() => undefined);
};
