import { and, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { REQUEST_ADDRESS_RETENTION_DAYS } from '@dongne/contract';
import { type Transaction, queueFileRemovals } from '#base';
import { itemQuestions, requestMends, requestMoves, requestPhotos, requests, type PickupAddress } from '#tables';
import { ENDING_NEED_OF_ADDRESS, WITH_PASSWORD_FOR_A_WHILE, WITHOUT_PASSWORD } from './request-privacy';

const DAY_MS = 24 * 3_600_000;

/** Requests with a door password that is not needed any more. */
export const holdsUselessPassword = (now: Date): SQL | undefined =>
  and(
    isNotNull(requests.entrancePassword),
    or(
      inArray(requests.status, WITHOUT_PASSWORD),
      and(
        inArray(requests.status, WITH_PASSWORD_FOR_A_WHILE.statuses),
        lte(requests.statusAt, new Date(now.getTime() - WITH_PASSWORD_FOR_A_WHILE.ms)),
      ),
    ),
  );

/** Ended requests whose address is past its retention period. */
export const holdsOldAddress = (now: Date): SQL | undefined =>
  and(
    isNull(requests.addressErasedAt),
    inArray(requests.status, ENDING_NEED_OF_ADDRESS),
    lte(requests.statusAt, new Date(now.getTime() - REQUEST_ADDRESS_RETENTION_DAYS * DAY_MS)),
  );

/** An address reduced to its district, for statistics. */
const districtOnly = sql<PickupAddress>`${requests.pickupAddress} || '{"address":"","roadAddress":"","subAddress":"","postalCode":"","recipient":"","entranceInfo":""}'::jsonb`;
/** Rounded to about a kilometre. */
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

/** Reduces an address to its district. */
export const eraseAddress = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx.update(requests).set(withoutAddress(now)).where(eq(requests.id, id));
};

/**
 * Anonymises a member's requests: removes names, addresses and the member's own words. Times, shops and amounts stay,
 * by law. None of the requests may be open.
 */
export const erasePersonFromRequests = async (tx: Transaction, memberId: number, now: Date): Promise<void> => {
  const own = tx.select({ id: requests.id }).from(requests).where(eq(requests.memberId, memberId));
  await tx
    .update(requests)
    .set({ ...withoutAddress(now), etc: '', washingPreferences: null, valuables: [] })
    .where(eq(requests.memberId, memberId));
  await tx.update(requestMends).set({ mendDetail: '' }).where(inArray(requestMends.requestId, own));
  // An answer may repeat the question.
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
