import { seoulDate } from '@dongne/contract';
import { beforeOf, type Needs } from '#base';
import { faceOf, shopsByIds, canBeOrderedFrom, listedShop, placeOfViewer } from '#shops';
import { compensationsWithoutAccount } from '../claim';
import { washedItems } from '../offer';
import { hasAnyRequest } from '../order';
import type { FailedPickupView, LastOrderView, OpenCompensationView } from './home-schemas';
import { allowedActions } from './request-actions';
import { requestsOf } from './request-list-repository';
import { unpaidRequestsOf } from './unpaid-repository';

/** Upper limit of failed collections within the objection period. */
const FAILED_LIMIT = 10;

/** Whether a member could order from a shop now: it takes requests, is not paused, and covers their address. */
const canOrderFrom = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  laundryId: number,
): Promise<boolean> => {
  const place = await placeOfViewer(database, memberId, {});
  if (place === null) return false;
  const [shop] = await shopsByIds(database, place, [laundryId]);
  return shop !== undefined && canBeOrderedFrom(listedShop(shop, place, seoulDate(clock.now())));
};

/** The newest delivered order of a member; null without one. */
const lastOrderOf = async (parts: Needs<'clock' | 'database'>, memberId: number): Promise<LastOrderView | null> => {
  const { database } = parts;
  const [last] = await requestsOf(database, memberId, ['Delivered', 'Completed'], beforeOf(undefined), 1);
  if (last === undefined) return null;
  const { id, laundryId, laundryName, profilePicture, laundryNumByUser, createdAt, offerVersion } = last;
  return {
    applicationId: id,
    laundryId,
    laundryName,
    profilePicture: faceOf({ id: laundryId, profilePicture }),
    laundryNumByUser,
    items: offerVersion === null ? [] : await washedItems(database, id, offerVersion),
    orderedAt: createdAt.toISOString(),
    canOrder: await canOrderFrom(parts, memberId, laundryId),
  };
};

/** Failed collections to which the customer may still object. */
const failedPickupsOf = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
): Promise<FailedPickupView[]> => {
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

/** Last order, failed pickups, unpaid requests and open compensations of a member, read in parallel. */
export const homeOrdersOf = async (parts: Needs<'clock' | 'database'>, memberId: number) => {
  const [lastOrder, failedPickups, unpaidRequests, compensations] = await Promise.all([
    lastOrderOf(parts, memberId),
    failedPickupsOf(parts, memberId),
    unpaidRequestsOf(parts.database, memberId),
    compensationsWithoutAccount(parts.database, memberId, COMPENSATION_LIMIT) satisfies Promise<OpenCompensationView[]>,
  ]);
  return { lastOrder, failedPickups, unpaidRequests, compensations };
};

/** Whether a member has ever ordered. */
export const hasEverOrdered = ({ database }: Needs<'database'>, memberId: number): Promise<boolean> =>
  hasAnyRequest(database, memberId);
