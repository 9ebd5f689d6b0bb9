import { ACTIONS_OF_STATUS, NOSHOW_OBJECTION_HOURS, type CustomerAction, type RequestStatus } from '@dongne/contract';

import type { ActorType } from '../request-tables';

const HOUR_MS = 3600_000;

/** What decides what a customer may do to a request now. */
export interface Actionable {
  readonly status: RequestStatus;
  readonly statusAt: Date;
  readonly statusBy: ActorType;
  readonly approvedAt: Date | null;
  readonly approvedBy: 'customer' | 'advance' | 'system' | null;
  readonly advanceLimitWon: number | null;
  readonly objection: string | null;
  /** Nobody knows any more where the laundry would be collected. */
  readonly addressErasedAt: Date | null;
  readonly isReviewed: boolean;
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
      return (
        request.objection === null && now.getTime() - request.statusAt.getTime() <= NOSHOW_OBJECTION_HOURS * HOUR_MS
      );
    case 'rebook':
      return request.addressErasedAt === null;
    case 'edit':
    case 'cancel':
    case 'call':
    case 'confirm':
    case 'claim':
    case 'orderAgain':
    case 'seeOtherShops':
      return true;
  }
};

/** The system cancels what its shop has not answered: to the customer that is a refusal, and the same shop no way on. */
const actionsOf = ({ status, statusBy }: Actionable): readonly CustomerAction[] =>
  ACTIONS_OF_STATUS[status === 'Cancelled' && statusBy === 'system' ? 'Denied' : status];

/** What the customer may do now: what the status allows, without what was done already or is too late for. */
export const allowedActions = (request: Actionable, now: Date): CustomerAction[] =>
  actionsOf(request).filter((action) => isAllowed(action, request, now));
