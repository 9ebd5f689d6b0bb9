import { ADDRESS_AFTER_DELIVERY_HOURS, REQUEST_STATUSES, RETURN_WAY_DAYS, type RequestStatus } from '@dongne/contract';
import type { PickupAddress } from '#tables';
import type { RequestRow } from './request-repository';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Retention of address and entrance for the shop, from the start of a status. */
interface Need {
  readonly addressMs: number;
  readonly passwordMs: number;
}

const UNDER_WAY: Need = { addressMs: Infinity, passwordMs: Infinity };
const OVER: Need = { addressMs: 0, passwordMs: 0 };
/** No later status confirms the return: the shop still has to bring the laundry. */
const ON_THE_WAY_BACK: Need = { addressMs: RETURN_WAY_DAYS * DAY_MS, passwordMs: RETURN_WAY_DAYS * DAY_MS };
/** A claim may need another collection at the address, but the customer opens the door. */
const JUST_DELIVERED: Need = { addressMs: ADDRESS_AFTER_DELIVERY_HOURS * HOUR_MS, passwordMs: 0 };

/** Customer data that a shop needs, by status; docs/domain/privacy.md. */
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
 * Without an acceptance the shop sees district and distance only. This is the only home of retention periods of
 * requests; a second wash is shown by its claim.
 */
const needOf = ({ status, acceptedAt }: Pick<RequestRow, 'status' | 'acceptedAt'>): Need =>
  status === 'Requested' && acceptedAt === null ? OVER : NEED[status];

/** Whether the door password is useless from this status on. */
export const endsDoorPassword = (status: RequestStatus): boolean => NEED[status].passwordMs === 0;

/** Address and entrance: null before the acceptance, and as soon as the shop does not need them any more. */
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

/** Statuses in which the shop's need ends, by their retention period. */
const statusesWhere = (isMeant: (need: Need) => boolean): RequestStatus[] =>
  REQUEST_STATUSES.filter((status) => isMeant(NEED[status]));

/** Statuses that need no door password. */
export const WITHOUT_PASSWORD = statusesWhere(({ passwordMs }) => passwordMs === 0);

/** Statuses of a return in progress, which need the password for a while. */
export const WITH_PASSWORD_FOR_A_WHILE = {
  statuses: statusesWhere((need) => need === ON_THE_WAY_BACK),
  ms: ON_THE_WAY_BACK.passwordMs,
};

/** Statuses whose address expires. */
export const ENDING_NEED_OF_ADDRESS = statusesWhere(({ addressMs }) => addressMs !== Infinity);
