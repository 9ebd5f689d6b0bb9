import { and, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import {
  ADDRESS_AFTER_DELIVERY_HOURS,
  REQUEST_ADDRESS_RETENTION_DAYS,
  REQUEST_STATUSES,
  RETURN_WAY_DAYS,
  type RequestStatus,
} from '@dongne/contract';
import type { Transaction } from '../../database';
import { queueFileRemovals } from '../../files';
import { eraseObjections } from '../no-shows/no-show-repository';
import type { RequestRow } from './request-repository';
import { type PickupAddress, itemQuestions, requestMends, requestMoves, requestPhotos, requests } from '../../tables';

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
 * how long a request is needed: a claim, once there are any, prolongs it here.
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

/** Statuses whose need of a password ends after that many milliseconds. */
const statusesWhere = (isMeant: (need: Need) => boolean): RequestStatus[] =>
  REQUEST_STATUSES.filter((status) => isMeant(NEED[status]));

/** Requests that still hold a password which nobody needs any more. */
export const holdsUselessPassword = (now: Date): SQL | undefined =>
  and(
    isNotNull(requests.entrancePassword),
    or(
      inArray(
        requests.status,
        statusesWhere(({ passwordMs }) => passwordMs === 0),
      ),
      and(
        inArray(
          requests.status,
          statusesWhere((need) => need === ON_THE_WAY_BACK),
        ),
        lte(requests.statusAt, new Date(now.getTime() - ON_THE_WAY_BACK.passwordMs)),
      ),
    ),
  );

/** Ended requests whose address has been kept for as long as a dispute may need it. */
export const holdsOldAddress = (now: Date): SQL | undefined =>
  and(
    isNull(requests.addressErasedAt),
    inArray(
      requests.status,
      statusesWhere(({ addressMs }) => addressMs !== Infinity),
    ),
    lte(requests.statusAt, new Date(now.getTime() - REQUEST_ADDRESS_RETENTION_DAYS * DAY_MS)),
  );

/** An address that names a district and no door; figures by district stay possible. */
const districtOnly = sql<PickupAddress>`${requests.pickupAddress} || '{"address":"","roadAddress":"","subAddress":"","postalCode":"","recipient":"","entranceInfo":""}'::jsonb`;
/** About a kilometre. */
const roughly = (degrees: typeof requests.latitude | typeof requests.longitude) =>
  sql<number>`round(${degrees}::numeric, 2)::double precision`;

const withoutAddress = (now: Date) => ({
  entrancePassword: null,
  pickupAddress: districtOnly,
  latitude: roughly(requests.latitude),
  longitude: roughly(requests.longitude),
  addressErasedAt: now,
});

/** Removes the password of the door. */
export const erasePassword = async (tx: Transaction, id: number): Promise<void> => {
  await tx.update(requests).set({ entrancePassword: null }).where(eq(requests.id, id));
};

/** Leaves the district of an address. */
export const eraseAddress = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx.update(requests).set(withoutAddress(now)).where(eq(requests.id, id));
};

/**
 * Leaves nothing in a member's requests that names them, shows their door or is in their own words. What was done when, at
 * which shop and for how much stays: the law wants it kept. None of the requests may be under way.
 */
export const erasePersonFromRequests = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  const own = tx.select({ id: requests.id }).from(requests).where(eq(requests.memberId, memberId));
  await tx
    .update(requests)
    .set({ ...withoutAddress(now), etc: '' })
    .where(eq(requests.memberId, memberId));
  await eraseObjections(tx, memberId);
  await tx.update(requestMends).set({ mendDetail: '' }).where(inArray(requestMends.requestId, own));
  // An answer may repeat what was asked.
  await tx
    .update(itemQuestions)
    .set({ text: '', answer: sql`case when ${itemQuestions.answer} is not null then '' end` })
    .where(inArray(itemQuestions.requestId, own));
  const inTheirWords = or(eq(requestMoves.actorType, 'customer'), eq(requestMoves.event, 'answered'));
  await tx
    .update(requestMoves)
    .set({ reason: null })
    .where(and(inArray(requestMoves.requestId, own), inTheirWords));
  const photos = await tx
    .delete(requestPhotos)
    .where(inArray(requestPhotos.requestId, own))
    .returning({ fileKey: requestPhotos.fileKey });
  await queueFileRemovals(
    tx,
    photos.map(({ fileKey }) => fileKey),
    now,
  );
};
