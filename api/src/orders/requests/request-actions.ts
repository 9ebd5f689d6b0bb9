import { ACTIONS_OF_STATUS, type CustomerAction, type RequestStatus } from '@dongne/contract';
import { isInClaimTime } from '../claims/claim-time';
import { isObjectable } from '../no-shows/no-show-rules';
import type { ActorType } from '#tables';

/** What decides what a customer may do to a request now. */
export interface Actionable {
  readonly status: RequestStatus;
  readonly statusBy: ActorType;
  readonly approvedAt: Date | null;
  readonly approvedBy: 'customer' | 'advance' | 'system' | null;
  readonly advanceLimitWon: number | null;
  /** The newest failed collection that nobody has objected to. */
  readonly unobjectedNoShowAt: Date | null;
  /** Nobody knows any more where the laundry would be collected. */
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
      return request.advanceLimitWon !== null && (request.approvedAt === null || request.approvedBy === 'advance');
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

/** The system cancels what its shop has not answered: to the customer that is a refusal, and the same shop no way on. */
const actionsOf = ({ status, statusBy }: Actionable): readonly CustomerAction[] =>
  ACTIONS_OF_STATUS[status === 'Cancelled' && statusBy === 'system' ? 'Denied' : status];

/** To book a failed collection again is no word on whose fault it was: the objection stays open. */
const withObjection = (actions: readonly CustomerAction[]): readonly CustomerAction[] =>
  actions.includes('object') ? actions : [...actions, 'object'];

/** What the customer may do now: what the status allows, without what was done already or is too late for. */
export const allowedActions = (request: Actionable, now: Date): CustomerAction[] =>
  withObjection(actionsOf(request)).filter((action) => isAllowed(action, request, now));
