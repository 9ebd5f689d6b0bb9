import type { RequestStatus } from '@dongne/contract';
import type { Needs, Transaction } from '#base';
import { MOVE_TEXTS, notifyMember, quoteShop, revertUse, type RenderedMessage } from '#customers';
import { earnForCompleted, returnBenefits } from '#money';
import { countUsage, freePlace } from '#shops';
import { type RequestRow, transition, type Transition } from './order';

/** Status transition of a command. */
export type RequestTransition = Transition & {
  /** Notification in place of the default one of this transition. */
  readonly told?: RenderedMessage | undefined;
};

type Effect = (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  move: RequestTransition,
) => Promise<unknown>;

/** Frees the place in the slot. */
const freeSlot: Effect = (tx, _parts, { laundryId, collectionTime }) => freePlace(tx, laundryId, collectionTime);

/** Returns coupon and points of a request that ends unwashed. */
const giveBenefitsBack: Effect = (tx, parts, request) => returnBenefits(tx, parts, request);

/** Undoes the counted use of the membership. */
const uncountMembershipUse: Effect = (tx, _parts, { id }) => revertUse(tx, id);

/** Counts a completed order of the shop. */
const countOrderOfShop: Effect = (tx, _parts, { laundryId }) => countUsage(tx, laundryId);

/** Grants the points of a completed order. */
const grantPoints: Effect = (tx, parts, request) => earnForCompleted(tx, parts, request);

/**
 * Builds the notification. It carries our name: a shop's words are quoted as such, and a customer's own words are left
 * out.
 */
const messageOf = (id: number, { to, actor, reason, told, difference }: RequestTransition): RenderedMessage => {
  const ours = told ?? MOVE_TEXTS[to]({ id });
  const isQuoted = actor.type === 'shop' && reason !== undefined && reason !== ours.text;
  const words = [ours.text, difference, isQuoted ? quoteShop('세탁소가 남긴 말', reason) : null];
  return { ...ours, text: words.filter(Boolean).join(' ') };
};

const notify: Effect = (tx, parts, { id, memberId }, move) =>
  notifyMember(tx, parts, memberId, messageOf(id, move), id);

/** Effects of a transition to each status, in this order, within its transaction. */
const EFFECTS: Record<RequestStatus, readonly Effect[]> = {
  Requested: [notify],
  Collected: [notify],
  Registering: [notify],
  Registered: [notify],
  Processing: [notify],
  WashCompleted: [notify],
  Delivering: [notify],
  Delivered: [notify],
  Completed: [countOrderOfShop, grantPoints, notify],
  Denied: [freeSlot, giveBenefitsBack, notify],
  NoShow: [notify],
  Cancelled: [freeSlot, giveBenefitsBack, notify],
  Returned: [giveBenefitsBack, uncountMembershipUse, notify],
};

/**
 * Moves a request to a status, with everything that follows. Idempotent.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @returns the request as it now is.
 * @throws {Refusal} `INVALID_TRANSITION`.
 */
export const transitionRequest = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  move: RequestTransition,
): Promise<RequestRow> => {
  const moved = await transition(tx, parts, request, move);
  if (moved === undefined) return request;
  for (const effect of EFFECTS[moved.status]) await effect(tx, parts, moved, move);
  return moved;
};
