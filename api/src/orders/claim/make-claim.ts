import { ACTIONS_OF_STATUS, CLAIM } from '@dongne/contract';
import {
  Refusal,
  type Needs,
  type Transaction,
  type StoredPhotos,
  withStoredPhotos,
  withIdempotency,
  countUse,
} from '#base';
import { itemOf } from '../offer';
import { type ItemRow, lockRequestAndMember, type RequestRow } from '../order';
import { claimFingerprint, type NewClaim } from './claim-form';
import { claimIdOfItem, insertClaim } from './claim-repository';
import { writeStep } from './claim-steps';
import { isInClaimTime } from './claim-time';
import { timeOf } from './request-claim-repository';
import { checkPurchase } from './claim-purchase';

/** A member, one of their requests, and the claim. */
export interface ClaimCall {
  readonly memberId: number;
  readonly requestId: number;
  readonly key: string | undefined;
  readonly claim: NewClaim;
}

const HOUR_MS = 3_600_000;

const no = (svMessage: string): Refusal => new Refusal('INVALID_TRANSITION', { svMessage });

const UNWASHED = '세탁하지 않은 품목이에요. 문제가 있으면 고객센터에 문의해 주세요.';
const TOO_EARLY = '세탁물을 받은 뒤에 접수할 수 있어요.';
const TOO_LATE = `배송하고 ${CLAIM.days}일이 지나 접수할 수 없어요. 고객센터에 문의해 주세요.`;

const madeAlready = (claimId: number): Refusal =>
  new Refusal('ALREADY_EXISTS', { svMessage: '이미 접수한 품목이에요.', details: { claimId } });

/** The item, if it may be claimed. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`, `ALREADY_EXISTS`. */
const claimableItem = async (tx: Transaction, request: RequestRow, itemId: number, now: Date): Promise<ItemRow> => {
  const item = await itemOf(tx, request.id, itemId);
  if (item === undefined || item.offerVersion !== (request.approvedVersion ?? request.offerVersion))
    throw new Refusal('NOT_FOUND', { svMessage: '찾는 품목이 없어요.' });
  if (item.declined || request.status === 'Returned') throw no(UNWASHED);
  if (!ACTIONS_OF_STATUS[request.status].includes('claim')) throw no(TOO_EARLY);
  const claimId = await claimIdOfItem(tx, itemId);
  if (claimId !== undefined) throw madeAlready(claimId);
  if (!isInClaimTime(await timeOf(tx, request.id, 'Delivered'), now)) throw no(TOO_LATE);
  return item;
};

const writeClaim = async (
  tx: Transaction,
  { clock, config }: Needs<'clock' | 'config'>,
  { memberId, requestId, claim: { itemId, kind, text, photos, wish, purchase } }: ClaimCall,
  kept: StoredPhotos,
): Promise<{ readonly claimId: number }> => {
  const subject = `claim:${memberId}`;
  await countUse(tx, { clock, config }, { subject, max: CLAIM.perHour, windowMs: HOUR_MS });
  const request = await lockRequestAndMember(tx, { memberId }, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  const at = clock.now();
  const { category } = await claimableItem(tx, request, itemId, at);
  checkPurchase(purchase, category, await timeOf(tx, requestId, 'Collected'));
  const { priceWon: purchasePriceWon, boughtOn: purchasedOn, life, setShare, proofs } = purchase;
  const claimed = { requestId, itemId, kind, wish, purchasePriceWon, purchasedOn, life, setShare, createdAt: at };
  const claimId = await insertClaim(tx, claimed);
  await writeStep(tx, { claimId, event: 'claimed', text, at }, photos, kept, proofs);
  return { claimId };
};

/**
 * Claims that an item came back damaged or not at all, once for each washed item and within 180 days of its delivery.
 * @throws {Refusal} `NOT_FOUND` for another member's request or another item, `INVALID_TRANSITION` for unwashed items,
 * before the delivery and too late, `ALREADY_EXISTS` with `claimId`, `IDEMPOTENCY_MISMATCH`, `TOO_MANY_REQUESTS`.
 */
export const makeClaim = (
  parts: Needs<'clock' | 'config' | 'database' | 'files'>,
  call: ClaimCall,
): Promise<{ readonly claimId: number }> => {
  const { memberId, requestId, key, claim } = call;
  const { clock, database, files } = parts;
  return withStoredPhotos(files, [...claim.photos, ...claim.purchase.proofs], (kept) =>
    database.transaction((tx) =>
      withIdempotency(tx, { memberId, key, body: claimFingerprint(requestId, claim), clock }, () =>
        writeClaim(tx, parts, call, kept),
      ),
    ),
  );
};
