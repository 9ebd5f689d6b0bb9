import { ACTIONS_OF_STATUS, type CustomerAction, type RequestStatus } from '@dongne/contract';
import type { ActorType } from '#tables';
import { isInClaimTime } from '../claim';
import { isObjectable } from '../no-show';

/** Facts that determine a customer's actions on a request. */
export interface Actionable {
  readonly status: RequestStatus;
  readonly statusBy: ActorType;
  readonly approvedAt: Date | null;
  readonly approvedBy: 'customer' | 'advance' | 'system' | null;
  readonly advanceLimitWon: number | null;
  /** Null until the shop has priced the items. */
  readonly offerVersion: number | null;
  /** Time of the newest failed collection without objection. */
  readonly unobjectedNoShowAt: Date | null;
  /** Time at which the pickup address was erased. */
  readonly addressErasedAt: Date | null;
  readonly isReviewed: boolean;
  readonly deliveredAt: Date | null;
  /** Approved items without a claim. */
  readonly unclaimedItems: number;
}

const isAllowed = (action: CustomerAction, request: Actionable, now: Date): boolean => {
  switch (action) {
    case 'approve':
      return request.approvedAt === null;
    case 'takeBack':
      // An agreement in advance decides on the first offer only: one that has left it open can do no more.
      return request.advanceLimitWon !== null && (request.offerVersion === null || request.approvedBy === 'advance');
    case 'review':
      return !request.isReviewed;
    case 'object':
      return isObjectable(request.unobjectedNoShowAt, now);
    case 'rebook':
      return request.addressErasedAt === null;
    case 'claim':
      return request.unclaimedItems > 0 && isInClaimTime(request.deliveredAt, now);
    case 'edit':
    case 'cancel':
    case 'call':
    case 'confirm':
    case 'orderAgain':
    case 'seeOtherShops':
      return true;
  }
};

/** A cancellation by the system counts as a refusal: rebooking at the same shop is pointless. */
const actionsOf = ({ status, statusBy }: Actionable): readonly CustomerAction[] =>
  ACTIONS_OF_STATUS[status === 'Cancelled' && statusBy === 'system' ? 'Denied' : status];

/** A rebooking does not settle whose fault it was: the objection stays possible. */
const withObjection = (actions: readonly CustomerAction[]): readonly CustomerAction[] =>
  actions.includes('object') ? actions : [...actions, 'object'];

/** Actions allowed now: those of the status, without completed and late ones. */
export const allowedActions = (request: Actionable, now: Date): CustomerAction[] =>
  withObjection(actionsOf(request)).filter((action) => isAllowed(action, request, now));
