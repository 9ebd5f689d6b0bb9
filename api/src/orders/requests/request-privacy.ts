import { ADDRESS_AFTER_DELIVERY_HOURS, REQUEST_STATUSES, RETURN_WAY_DAYS, type RequestStatus } from '@dongne/contract';
import type { RequestRow } from './request-repository';
import type { PickupAddress } from '#tables';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long after a status began the shop has to know where the customer lives, and how their house is entered. */
interface Need {
  readonly addressMs: number;
  readonly passwordMs: number;
}

const UNDER_WAY: Need = { addressMs: Infinity, passwordMs: Infinity };
const OVER: Need = { addressMs: 0, passwordMs: 0 };
/** No later status says that the laundry is home again: the shop still has to bring it. */
const ON_THE_WAY_BACK: Need = { addressMs: RETURN_WAY_DAYS * DAY_MS, passwordMs: RETURN_WAY_DAYS * DAY_MS };
/** A claim may send the shop to the same address again, but the customer opens. */
const JUST_DELIVERED: Need = { addressMs: ADDRESS_AFTER_DELIVERY_HOURS * HOUR_MS, passwordMs: 0 };

/** What a shop needs to know of its customer, by where the request is; docs/domain/privacy.md. */
const NEED: Record<RequestStatus, Need> = {
  Requested: UNDER_WAY,
  Collected: UNDER_WAY,
  Registering: UNDER_WAY,
  Registered: UNDER_WAY,
  Processing: UNDER_WAY,
  WashCompleted: UNDER_WAY,
  Delivering: UNDER_WAY,
  Delivered: JUST_DELIVERED,
  Completed: OVER,
  Denied: OVER,
  NoShow: OVER,
  Cancelled: OVER,
  Returned: ON_THE_WAY_BACK,
};

/**
 * Who has not said that they come decides by district and distance, and does not need the door. This is the one place that says
 * how long a request is needed; what a claim has washed again is shown by the claim.
 */
const needOf = ({ status, acceptedAt }: Pick<RequestRow, 'status' | 'acceptedAt'>): Need =>
  status === 'Requested' && acceptedAt === null ? OVER : NEED[status];

/** Whether a request that comes to that status has no more use for the password of the door. */
export const endsDoorPassword = (status: RequestStatus): boolean => NEED[status].passwordMs === 0;

/** Where the shop has to go, and how to get in: null before it has said that it comes, and as soon as it needs it no more. */
export const visibleToShop = (
  request: RequestRow,
  now: Date,
): { readonly address: PickupAddress | null; readonly entrancePassword: string | null } => {
  const { statusAt, pickupAddress, addressErasedAt, entrancePassword } = request;
  const { addressMs, passwordMs } = needOf(request);
  const sinceMs = now.getTime() - statusAt.getTime();
  return {
    address: addressErasedAt === null && sinceMs < addressMs ? pickupAddress : null,
    entrancePassword: sinceMs < passwordMs ? entrancePassword : null,
  };
};

/** Statuses that say when the shop needs to know no more, by how long after they began. */
const statusesWhere = (isMeant: (need: Need) => boolean): RequestStatus[] =>
  REQUEST_STATUSES.filter((status) => isMeant(NEED[status]));

/** Where the password of the door is of no use from the first moment on. */
export const WITHOUT_PASSWORD = statusesWhere(({ passwordMs }) => passwordMs === 0);

/** Where the shop is on its way back: the password is of use for so long. */
export const WITH_PASSWORD_FOR_A_WHILE = {
  statuses: statusesWhere((need) => need === ON_THE_WAY_BACK),
  ms: ON_THE_WAY_BACK.passwordMs,
};

/** Where the shop will not need the address for ever. */
export const ENDING_NEED_OF_ADDRESS = statusesWhere(({ addressMs }) => addressMs !== Infinity);
