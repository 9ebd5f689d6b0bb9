import { activeCardOf } from '../cards';
import { chargeOfMonth, countManualCharge, payCharge } from '../charges';
import { invalidField, Refusal, type Needs, type Transaction } from '#base';
import {
  holdMember,
  insertMembership,
  isRunning,
  lockMembership,
  updateMembership,
  viewMembership,
  type MembershipRow,
} from '#customers';
import { checkMaySubscribe } from './may-subscribe';
import { monthAt } from './membership-months';
import { issueMonth } from './issue-month';

type JoiningParts = Needs<'cardProviders' | 'clock' | 'config' | 'database' | 'messages' | 'payables'>;

const NO_CARD = '등록된 카드가 없어요. 카드를 등록한 뒤에 가입할 수 있어요.';

/** The charge that is already open, from any tab or device. */
const openCharge = async (tx: Transaction, { id, dueFrom }: MembershipRow): Promise<number | undefined> =>
  dueFrom === null ? undefined : (await chargeOfMonth(tx, id, dueFrom))?.id;

/** Charge to be paid now; undefined when the membership runs and nothing of it is owed. */
const chargeToPay = async (
  tx: Transaction,
  parts: Needs<'clock' | 'config'>,
  memberId: number,
): Promise<number | undefined> => {
  await holdMember(tx, memberId);
  await checkMaySubscribe(tx, memberId);
  const now = parts.clock.now();
  const membership = await lockMembership(tx, memberId);
  if (membership !== undefined && (membership.dueFrom !== null || isRunning(membership, now))) {
    // The period is paid: revoking the cancellation resumes it.
    if (membership.status === 'Leaving') await updateMembership(tx, membership.id, { status: 'Active' });
    return openCharge(tx, membership);
  }
  if ((await activeCardOf(tx, memberId)) === undefined) throw new Refusal('PAYMENT_REFUSED', { svMessage: NO_CARD });
  await countManualCharge(tx, parts, memberId);
  // A cancellation is over once its day has come, even before the job has run.
  const joining =
    membership === undefined
      ? await insertMembership(tx, memberId, now)
      : await updateMembership(tx, membership.id, { status: membership.status === 'None' ? 'None' : 'Ended' });
  return (await issueMonth(tx, joining, monthAt(now, now), now)).id;
};

/**
 * Joins: the first month is charged at once, and the membership runs when that is paid. Idempotent across taps, tabs
 * and devices. A member that was leaving resumes without paying; a renewal under retry is charged now.
 *
 * @returns the membership as it now is: `Joining` while the outcome is unknown.
 * @throws {Refusal} `VALIDATION` without agreement; `PAYMENT_REFUSED` with the reason; `PARTNER_RESTRICTED`;
 * `TOO_MANY_REQUESTS`.
 */
export const joinMembership = async (
  parts: JoiningParts,
  memberId: number,
  { agreeTerm }: { readonly agreeTerm: boolean },
) => {
  if (!agreeTerm) throw invalidField('agreeTerm', '멤버십 약관에 동의해 주세요.');
  const chargeId = await parts.database.transaction((tx) => chargeToPay(tx, parts, memberId));
  const result = chargeId === undefined ? undefined : await payCharge(parts, chargeId);
  if (result?.state === 'refused') throw new Refusal('PAYMENT_REFUSED', { svMessage: result.message });
  const view = await viewMembership(parts, memberId);
  // A concurrent attempt was refused meanwhile.
  if (!view.hasMembership && view.membershipStatus !== 'Joining')
    throw new Refusal('PAYMENT_REFUSED', view.failMsg === null ? {} : { svMessage: view.failMsg });
  return view;
};
