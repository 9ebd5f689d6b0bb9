import { PRICE_RETURN_AFTER_HOURS } from '@dongne/contract';
import {
  isBlank,
  invalidField,
  Refusal,
  type Needs,
  type Transaction,
  type StoredPhotos,
  type SentPhoto,
  withStoredPhotos,
} from '#base';
import { REQUEST_TEXTS } from '#customers';
import type { RequestPhotoKind } from '#tables';
import { reportNoShow } from '../no-show';
import { checkUnanswered } from '../offer';
import { type RequestTransition, transitionRequest } from '../on-transition';
import { addPhotoRows, lockRequest, lockRequestAndMember, type RequestRow } from '../order';
import { endCharge } from '../pay';
import { answerQuestion } from '../question';
import { endVoucherPayment } from '../voucher';
import { acceptPickup } from './accept-pickup';
import { collectedDifference } from './pieces-difference';
import type { ReturnInput } from './shop-schemas';

/** A shop and one of its requests. */
export interface ShopRequest {
  readonly laundryId: number;
  readonly id: number;
}

/** Runs a command on a shop's own locked request. @throws {Refusal} `NOT_FOUND` for another shop's. */
export const onShopRequest = (
  { database }: Needs<'database'>,
  { laundryId, id }: ShopRequest,
  command: (tx: Transaction, request: RequestRow) => Promise<unknown>,
  lock = lockRequest,
): Promise<void> =>
  database.transaction(async (tx) => {
    const request = await lock(tx, { laundryId }, id);
    if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
    await command(tx, request);
  });

/** A plain status transition by the shop. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`. */
export const moveAsShop = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  which: ShopRequest,
  move: Omit<RequestTransition, 'actor'>,
): Promise<void> =>
  onShopRequest(parts, which, (tx, request) =>
    transitionRequest(tx, parts, request, { ...move, actor: { type: 'shop', id: which.laundryId } }),
  );

interface PhotographedMove {
  readonly photo: SentPhoto | null;
  readonly kind: RequestPhotoKind;
  readonly moveOf: (tx: Transaction, request: RequestRow) => Promise<Omit<RequestTransition, 'actor' | 'photoIds'>>;
}

/** A status transition with an optional photo of the door or the laundry; a repetition keeps the first photo only. */
const movePhotographed = (
  parts: Needs<'clock' | 'database' | 'files' | 'messages'>,
  which: ShopRequest,
  { photo, kind, moveOf }: PhotographedMove,
): Promise<void> => {
  const photos = photo === null ? [] : [photo];
  const run = async (tx: Transaction, request: RequestRow, stored: StoredPhotos): Promise<void> => {
    const move = await moveOf(tx, request);
    const isNews = request.status !== move.to;
    const photoIds = isNews
      ? await addPhotoRows(tx, { requestId: request.id, kind, at: parts.clock.now() }, photos, stored)
      : [];
    await transitionRequest(tx, parts, request, { ...move, photoIds, actor: { type: 'shop', id: which.laundryId } });
  };
  return withStoredPhotos(parts.files, photos, (stored) =>
    onShopRequest(parts, which, (tx, request) => run(tx, request, stored)),
  );
};

/** Accepts the pickup, once. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` unless it is `Requested`. */
export const acceptRequest = (parts: Needs<'clock' | 'database' | 'messages'>, which: ShopRequest): Promise<void> =>
  onShopRequest(parts, which, async (tx, request) => {
    if (request.acceptedAt !== null) return;
    if (request.status !== 'Requested') throw new Refusal('INVALID_TRANSITION');
    await acceptPickup(tx, parts, request);
  });

/**
 * Answers a customer's question about an item, once. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`, `VALIDATION`.
 */
export const answerAsShop = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  which: ShopRequest,
  answer: { readonly questionId: number; readonly text: string },
): Promise<void> => onShopRequest(parts, which, (tx, request) => answerQuestion(tx, parts, request, answer));

/** Collects this many pieces; implies the acceptance. */
export const collectRequest = (
  parts: Needs<'clock' | 'database' | 'files' | 'messages'>,
  which: ShopRequest,
  { pieces, photo }: { readonly pieces: number; readonly photo: SentPhoto | null },
): Promise<void> =>
  movePhotographed(parts, which, {
    photo,
    kind: 'collect',
    moveOf: async (_tx, request) => ({
      to: 'Collected',
      changes: { pieces },
      difference: collectedDifference(request.laundryNumByUser, pieces),
    }),
  });

const UNWASHED = '세탁 불가 반송';
const UNANSWERED_REASON = `${PRICE_RETURN_AFTER_HOURS}시간 동안 금액 확인이 없어 세탁하지 않고 그대로 돌려 드려요. 비용은 없어요.`;

/** @throws {Refusal} `VALIDATION` without a reason, `INVALID_TRANSITION` while the customer still has time to answer. */
const returnMove = async (
  tx: Transaction,
  parts: Needs<'clock'>,
  request: RequestRow,
  { reason = '', reasonCode }: ReturnInput,
): Promise<Omit<RequestTransition, 'actor'>> => {
  const at = parts.clock.now();
  const isCardRefunding = (await endCharge(tx, request.id, UNWASHED, at)) === 'refunding';
  const isOwedNoMore = !(await endVoucherPayment(tx, request.id, UNWASHED, at)) && !isCardRefunding;
  const changes: RequestTransition['changes'] = isOwedNoMore ? { paymentStatus: 'None' } : {};
  const returned = { to: 'Returned', changes } as const;
  if (reasonCode === undefined) {
    if (isBlank(reason)) throw invalidField('reason', '세탁할 수 없는 이유를 적어 주세요.');
    return { ...returned, reason: reason.trim() };
  }
  if (request.status !== 'Returned') await checkUnanswered(tx, request, parts.clock.now());
  const message = REQUEST_TEXTS.returned({ id: request.id, title: UNWASHED, reason: UNANSWERED_REASON });
  return { ...returned, reasonCode, reason: UNANSWERED_REASON, told: message };
};

/**
 * Returns the laundry unwashed: any time before washing because it cannot be washed, or after 72 hours without an
 * answer to the offer. Free of charge: an approved price is void.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`, `VALIDATION`.
 */
export const returnRequest = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  which: ShopRequest,
  input: ReturnInput,
): Promise<void> =>
  onShopRequest(parts, which, async (tx, request) =>
    transitionRequest(tx, parts, request, {
      ...(await returnMove(tx, parts, request, input)),
      actor: { type: 'shop', id: which.laundryId },
    }),
  );

/** Marks the laundry as delivered. */
export const deliveredRequest = (
  parts: Needs<'clock' | 'database' | 'files' | 'messages'>,
  which: ShopRequest,
  photo: SentPhoto | null,
): Promise<void> =>
  movePhotographed(parts, which, { photo, kind: 'delivered', moveOf: async () => ({ to: 'Delivered' }) });

/** Reports a no-show. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` outside of the time for it. */
export const noShowRequest = (
  parts: Needs<'clock' | 'database' | 'files' | 'messages'>,
  which: ShopRequest,
  photo: SentPhoto,
): Promise<void> =>
  withStoredPhotos(parts.files, [photo], (stored) =>
    onShopRequest(parts, which, (tx, request) => reportNoShow(tx, parts, request, photo, stored), lockRequestAndMember),
  );
