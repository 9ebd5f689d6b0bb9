import { MEMBERSHIP_RETRY_HOURS } from '@dongne/contract';
import { payingCardOf, voidCharge, requestRefund, type ChargeRow, type Payable } from '../charges';
import type { Needs, Transaction } from '#base';
import {
  holdMember,
  lockMembership,
  updateMembership,
  type MembershipRow,
  MEMBERSHIP_TEXTS,
  notifyMember,
} from '#customers';

const NOT_WANTED = '해지한 멤버십의 결제 취소';

/** The membership of this charge; undefined when it was left or ended meanwhile. */
const waitingFor = async (
  tx: Transaction,
  { memberId, periodStartsAt }: ChargeRow,
): Promise<MembershipRow | undefined> => {
  const membership = await lockMembership(tx, memberId);
  const isDue = membership?.dueFrom?.getTime() === periodStartsAt?.getTime();
  return isDue ? membership : undefined;
};

const isFirstMonth = ({ status }: MembershipRow): boolean => status === 'None' || status === 'Ended';

/** Starts a paid month, and with it a new membership. */
const startMonth = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  charge: ChargeRow,
  membership: MembershipRow,
): Promise<void> => {
  const { periodStartsAt, periodEndsAt } = charge;
  if (periodStartsAt === null || periodEndsAt === null) throw new Error('a month without its days');
  const isFirst = isFirstMonth(membership);
  await updateMembership(tx, membership.id, {
    status: 'Active',
    registeredAt: isFirst ? periodStartsAt : membership.registeredAt,
    paidUntil: periodEndsAt,
    dueFrom: null,
    retryAt: null,
    failMessage: null,
  });
  const card = await payingCardOf(tx, charge.id);
  const message = isFirst
    ? MEMBERSHIP_TEXTS.joined({ card, next: periodEndsAt })
    : MEMBERSHIP_TEXTS.renewed({ card, next: periodEndsAt });
  await notifyMember(tx, parts, charge.memberId, message);
};

/** Ends the retries: a first month was never joined, a later one ends the membership. */
const stopRetries = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  charge: ChargeRow,
  membership: MembershipRow,
  failMessage: string,
): Promise<void> => {
  const at = parts.clock.now();
  const isFirst = isFirstMonth(membership);
  await voidCharge(tx, charge.id, at);
  const status = isFirst ? membership.status : 'Ended';
  await updateMembership(tx, membership.id, { status, dueFrom: null, retryAt: null, failMessage });
  const message = isFirst ? MEMBERSHIP_TEXTS.notJoined(failMessage) : MEMBERSHIP_TEXTS.unpaid(failMessage);
  await notifyMember(tx, parts, charge.memberId, message);
};

/**
 * A month of the membership; ruling: a refused renewal is retried daily for 3 days with the benefit running, and then
 * ends. The first month is attempted once. The caller locks the member first.
 */
export const membershipPayable: Payable = {
  retryHours: MEMBERSHIP_RETRY_HOURS,
  overdueHours: null,
  lock: (tx, { memberId }) => holdMember(tx, memberId),
  onPaid: async (tx, parts, charge) => {
    const membership = await waitingFor(tx, charge);
    if (membership !== undefined) return startMonth(tx, parts, charge, membership);
    await requestRefund(tx, parts, { chargeId: charge.id, amountWon: null, reason: NOT_WANTED, askedBy: 'system' });
  },
  onRefused: async (tx, parts, charge, { message, isLast }) => {
    const membership = await waitingFor(tx, charge);
    if (membership === undefined) return voidCharge(tx, charge.id, parts.clock.now());
    if (isLast || isFirstMonth(membership)) return stopRetries(tx, parts, charge, membership, message);
    const { nextTryAt: retryAt } = charge;
    await updateMembership(tx, membership.id, { status: 'Failing', retryAt, failMessage: message });
    await notifyMember(tx, parts, charge.memberId, MEMBERSHIP_TEXTS.failing(message));
  },
  onVoided: async () => undefined,
  onOverdue: async () => undefined,
  onRefunded: (tx, parts, { memberId }, amountWon) =>
    notifyMember(tx, parts, memberId, MEMBERSHIP_TEXTS.refunded(amountWon)),
};
