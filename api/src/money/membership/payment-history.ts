import { cardText, monthsAfter } from '@dongne/contract';
import { monthsOf, refundsOf, triesOf, type ChargeRow } from '../charges';
import { beforeOf, PAGE_SIZE, pageOf, type Needs, isInDoubt } from '#base';
import { checkMaySubscribe } from './may-subscribe';
import type { MembershipPaymentView, PaymentStateWord } from './subscription-schemas';

type Tries = Awaited<ReturnType<typeof triesOf>>;
type Refunds = Awaited<ReturnType<typeof refundsOf>>;

const isOnItsWay = ({ state }: Refunds[number]): boolean => state === 'wanted' || isInDoubt(state);

const stateOf = ({ status }: ChargeRow, refunds: Refunds): PaymentStateWord => {
  switch (status) {
    case 'Issued':
      return 'Pending';
    case 'Paid':
      return refunds.some(isOnItsWay) ? 'Refunding' : 'Paid';
    case 'Failed':
    case 'Overdue':
      return 'Failed';
    case 'Void':
      return 'GivenUp';
    case 'PartiallyRefunded':
    case 'Refunded':
      return 'Refunded';
  }
};

const cardOf = (tries: Tries): string | null => {
  const asked = tries.find(({ state }) => state === 'approved') ?? tries.at(-1);
  return asked === undefined ? null : cardText({ name: asked.issuerName ?? '', lastFour: asked.lastFour });
};

const viewOf = (charge: ChargeRow, tries: Tries, refunds: Refunds): MembershipPaymentView => {
  const { id, amountWon, refundedWon, issuedAt, paidAt, failMessage } = charge;
  const startsAt = charge.periodStartsAt ?? issuedAt;
  const done = refunds.findLast(({ state }) => state === 'done');
  return {
    id,
    state: stateOf(charge, refunds),
    amountWon,
    refundedWon,
    periodStartsAt: startsAt.toISOString(),
    periodEndsAt: (charge.periodEndsAt ?? monthsAfter(startsAt, 1)).toISOString(),
    askedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: done?.settledAt?.toISOString() ?? null,
    card: cardOf(tries),
    failMsg: paidAt === null ? failMessage : null,
  };
};

/** A page of a member's membership payments, newest first. @throws {Refusal} `PARTNER_RESTRICTED`. */
export const membershipPayments = async (
  { database }: Needs<'database'>,
  memberId: number,
  cursor: string | undefined,
) => {
  await checkMaySubscribe(database, memberId);
  const { items, nextCursor } = pageOf(await monthsOf(database, memberId, beforeOf(cursor), PAGE_SIZE + 1));
  const ids = items.map(({ id }) => id);
  const tries = await triesOf(database, ids);
  const refunds = await refundsOf(database, ids);
  const ofCharge = ({ id }: ChargeRow) => ({
    tries: tries.filter(({ chargeId }) => chargeId === id),
    refunds: refunds.filter(({ chargeId }) => chargeId === id),
  });
  const views = items.map((charge) => viewOf(charge, ofCharge(charge).tries, ofCharge(charge).refunds));
  return { items: views, nextCursor };
};
