import { seoulDate } from '@dongne/contract';
import { Refusal, flag, type Executor, type Needs } from '#base';
import { existingLaundry } from '../laundry-detail';
import type { Laundry } from '../laundry-repository';
import { faceOf } from '../pictures/picture-address';
import { shopsByIds } from '../shop-search-repository';
import { isPausedOn } from '../shop-view';
import { placeOfViewer } from '../viewer-place';
import { addMyLaundry, registeredShops, removeMyLaundry, replaceMyLaundry } from './my-laundry-repository';
import type { MyLaundryView } from './my-laundry-schemas';

const answerOf = ({ id, laundryName, isSpecialized, canMend, hasMembershipService }: Laundry) => ({
  id,
  laundryName,
  isSpecialized,
  canMend,
  hasMembershipService,
});

/**
 * Registers a shop as the member's own of its division; idempotent.
 *
 * @param replace whether it replaces another one of the division; a failed change keeps that one.
 * @throws {Refusal} `NOT_FOUND`; `ALREADY_EXISTS` when another one is registered and `replace` is false.
 */
export const registerMyLaundry = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  { laundryId, replace = false }: { readonly laundryId: number; readonly replace?: boolean },
) => {
  const laundry = await existingLaundry(database, laundryId);
  const row = { memberId, laundryId, division: laundry.division, createdAt: clock.now() };
  if (replace) await replaceMyLaundry(database, row);
  else if (!(await addMyLaundry(database, row))) {
    const registered = await registeredShops(database, memberId);
    const isSame = registered.some((shop) => shop.laundryId === laundryId);
    if (!isSame) throw new Refusal('ALREADY_EXISTS', { svMessage: '이미 등록된 세탁소가 있어요.' });
  }
  return answerOf(laundry);
};

/** Removes a registration; idempotent. @throws {Refusal} `NOT_FOUND`. */
export const releaseMyLaundry = async ({ database }: Needs<'database'>, memberId: number, laundryId: number) => {
  const laundry = await existingLaundry(database, laundryId);
  await removeMyLaundry(database, memberId, laundryId);
  return answerOf(laundry);
};

const statusOf = (laundry: { readonly canNewRequest: boolean }, isPaused: boolean): string => {
  if (isPaused) return 'Paused';
  return laundry.canNewRequest ? 'Open' : 'Closed';
};

/** My laundry and my daily laundry for Home. */
export const myLaundryViews = async (
  { database, clock }: Needs<'clock'> & { readonly database: Executor },
  memberId: number,
): Promise<{ readonly myLaundry: MyLaundryView | null; readonly myDailyLaundry: MyLaundryView | null }> => {
  const registered = await registeredShops(database, memberId);
  if (registered.length === 0) return { myLaundry: null, myDailyLaundry: null };
  const place = await placeOfViewer(database, memberId, {});
  const from = place ?? { latitude: 0, longitude: 0 };
  const shops = await shopsByIds(
    database,
    from,
    registered.map(({ laundryId }) => laundryId),
  );
  const today = seoulDate(clock.now());
  const viewOf = (division: 'GENERAL' | 'DAILY'): MyLaundryView | null => {
    const registration = registered.find((row) => row.division === division);
    const shop = shops.find(({ id }) => id === registration?.laundryId);
    if (registration === undefined || shop === undefined) return null;
    const isPaused = isPausedOn(shop, today);
    return {
      id: shop.id,
      name: shop.laundryName,
      location: place === null ? null : Math.round(shop.distanceM),
      laundryStatus: statusOf(shop, isPaused),
      canDelivery: flag(shop.canDelivery),
      useDeliveryAgency: flag(shop.useDeliveryAgency),
      representive: shop.representive,
      profilePicture: faceOf(shop),
      career: shop.career,
      canNewRequest: flag(shop.canNewRequest),
      hasMembershipService: shop.hasMembershipService,
      createdAt: registration.createdAt.toISOString(),
      canPause: flag(isPaused),
      reasonForPause: isPaused ? shop.reasonForPause : null,
      pauseStartDate: isPaused ? shop.pauseStartDate : null,
      pauseEndDate: isPaused ? shop.pauseEndDate : null,
    };
  };
  return { myLaundry: viewOf('GENERAL'), myDailyLaundry: viewOf('DAILY') };
};
