import { seoulDate } from '@dongne/contract';
import { beforeOf, type Executor, type Needs, pipelined } from '#base';
import { faceOf, shopsByIds, canBeOrderedFrom, listedShop, placeOfViewer } from '#shops';
import { compensationsWithoutAccount } from '../claim';
import { washedItems } from '../offer';
import type { FailedPickupView, LastOrderView, OpenCompensationView } from './home-schemas';
import { allowedActions } from './request-actions';
import { requestsOf } from './request-list-repository';
import { unpaidRequestsOf } from './unpaid-repository';

/** Parts of Home's reads, on one connection. */
type Reading = Needs<'clock'> & { readonly database: Executor };

/** Upper limit of failed collections within the objection period. */
const FAILED_LIMIT = 10;

/** Whether a member could order from a shop now: it takes requests, is not paused, and covers their address. */
const canOrderFrom = async ({ database, clock }: Reading, memberId: number, laundryId: number): Promise<boolean> => {
  const place = await placeOfViewer(database, memberId, {});
  if (place === null) return false;
  const [shop] = await shopsByIds(database, place, [laundryId]);
  return shop !== undefined && canBeOrderedFrom(listedShop(shop, place, seoulDate(clock.now())));
};

/** The newest delivered order of a member; null without one. */
const lastOrderOf = async (parts: Reading, memberId: number): Promise<LastOrderView | null> => {
  const { database } = parts;
  const [last] = await requestsOf(database, memberId, ['Delivered', 'Completed'], beforeOf(undefined), 1);
  if (last === undefined) return null;
  const { id, laundryId, laundryName, profilePicture, laundryNumByUser, createdAt, offerVersion } = last;
  const [items, canOrder] = await pipelined([
    offerVersion === null ? [] : washedItems(database, id, offerVersion),
    canOrderFrom(parts, memberId, laundryId),
  ]);
  return {
    applicationId: id,
    laundryId,
    laundryName,
    profilePicture: faceOf({ id: laundryId, profilePicture }),
    laundryNumByUser,
    items,
    orderedAt: createdAt.toISOString(),
    canOrder,
  };
};

/** Failed collections to which the customer may still object. */
const failedPickupsOf = async ({ database, clock }: Reading, memberId: number): Promise<FailedPickupView[]> => {
  const now = clock.now();
  const rows = await requestsOf(database, memberId, ['NoShow'], beforeOf(undefined), FAILED_LIMIT);
  return rows
    .map((row) => ({
      applicationId: row.id,
      laundryId: row.laundryId,
      laundryName: row.laundryName,
      collectionTime: row.collectionTime.toISOString(),
      allowedActions: allowedActions({ ...row, isReviewed: false }, now),
    }))
    .filter((pickup) => pickup.allowedActions.includes('object'));
};

/** Upper limit of compensations on Home. */
const COMPENSATION_LIMIT = 20;

/** Last order, failed pickups, unpaid requests and open compensations of a member. */
export const homeOrdersOf = async (parts: Reading, memberId: number) => {
  const [lastOrder, failedPickups, unpaidRequests, compensations] = await pipelined([
    lastOrderOf(parts, memberId),
    failedPickupsOf(parts, memberId),
    unpaidRequestsOf(parts.database, memberId),
    compensationsWithoutAccount(parts.database, memberId, COMPENSATION_LIMIT) satisfies Promise<OpenCompensationView[]>,
  ]);
  return { lastOrder, failedPickups, unpaidRequests, compensations };
};
