import {
  ACCEPTANCE_LABEL,
  isActive,
  PRICE_APPROVED_LABEL,
  PRICE_CORRECTED_LABEL,
  PRICE_REMINDER_LABEL,
  seoulDate,
  statusLabelOf,
} from '@dongne/contract';
import { endOfDay, faceOf, type Laundry, slotEnd } from '#shops';
import type { RequestEvent } from '#tables';
import { type ClaimSummary, claimSummaryView } from '../claim';
import { noShowView } from '../no-show';
import { type OfferBenefitsView, offerView } from '../offer';
import { type MoveRow, photosById, type RequestParts, type RequestRow, sharedView, type ShownPhoto } from '../order';
import type { RequestPaymentView } from './payment-schemas';
import { allowedActions } from './request-actions';
import type { RequestSummaryRow } from './request-list-repository';
import type { ProcessingView, RequestDetailView, RequestSummaryView, TimelineEntryView } from './request-schemas';

/** Label of the shop's acceptance; nothing after the collection, or after the end. */
const acceptanceLabel = ({ status, acceptedAt }: Pick<RequestRow, 'status' | 'acceptedAt'>): string | null =>
  status === 'Requested' ? ACCEPTANCE_LABEL[acceptedAt === null ? 'waiting' : 'accepted'] : null;

/** Last moment of the day, when the shop has left with the laundry today: it comes today, also before its due date. */
const leftToday = ({ status, statusAt }: RequestSummaryRow, now: Date): Date | null =>
  status === 'Delivering' && seoulDate(statusAt) === seoulDate(now) ? endOfDay(seoulDate(now)) : null;

/**
 * Expected return: the due date of the offer, the estimate until then, today when it is on its way, and nothing once it
 * has ended or was delivered.
 */
const returnAt = (request: RequestSummaryRow, now: Date): string | null => {
  const { status, dueDate, expectedReturnAt } = request;
  if (!isActive(status) || status === 'Delivered') return null;
  const day = dueDate ?? expectedReturnAt;
  const today = leftToday(request, now);
  return (today !== null && (day === null || seoulDate(day) !== seoulDate(now)) ? today : day)?.toISOString() ?? null;
};

/** An open request. */
export const processingView = (row: RequestSummaryRow, now: Date): ProcessingView => ({
  applicationId: row.id,
  laundryId: row.laundryId,
  laundryName: row.laundryName,
  originalStatus: row.status,
  statusLabel: statusLabelOf(row),
  acceptanceLabel: acceptanceLabel(row),
  allowedActions: allowedActions({ ...row, isReviewed: row.reviewId !== null }, now),
  paymentStatus: row.paymentStatus,
  collectionTime: row.collectionTime.toISOString(),
  collectionEndTime: slotEnd(row.collectionTime).toISOString(),
  totalWon: row.totalWon,
  returnAt: returnAt(row, now),
});

/** A request in the usage list. */
export const requestSummary = (row: RequestSummaryRow, now: Date): RequestSummaryView => ({
  ...processingView(row, now),
  profilePicture: faceOf({ id: row.laundryId, profilePicture: row.profilePicture }),
  laundryNumByUser: row.laundryNumByUser,
  ...(row.pieces !== null && { pieces: row.pieces }),
  createdAt: row.createdAt.toISOString(),
});

/** Label of an event in the timeline; a status transition is labelled by its target. */
const LABEL_OF_EVENT: Record<Exclude<RequestEvent, 'moved'>, string> = {
  edited: '신청 수정',
  accepted: ACCEPTANCE_LABEL.accepted,
  approved: PRICE_APPROVED_LABEL,
  corrected: PRICE_CORRECTED_LABEL,
  takenBack: '미리 동의 취소',
  asked: '품목 질문',
  answered: '세탁소 답변',
  reminded: PRICE_REMINDER_LABEL,
  piecesDiffer: '수량 차이',
  objected: '이의 제기',
  objectionAnswered: '이의 제기 답변',
  paid: '결제 완료',
  paymentFailed: '결제 실패',
  refunded: '환불 완료',
};

const labelOfMove = ({ event, toStatus, actorType }: MoveRow): string =>
  event === 'moved'
    ? statusLabelOf({ status: toStatus, statusBy: actorType, approvedAt: null })
    : LABEL_OF_EVENT[event];

const timelineEntry = (move: MoveRow, photos: readonly ShownPhoto[]): TimelineEntryView => ({
  status: move.toStatus,
  event: move.event,
  label: labelOfMove(move),
  at: move.at.toISOString(),
  actor: move.actorType,
  reason: move.reason,
  photos: photosById(photos, move.photoIds),
});

const currentOfferView = (
  request: RequestRow,
  { offers: [offer], items, ...belongings }: RequestParts,
  benefits: OfferBenefitsView | null,
) => (offer === undefined ? null : offerView(request, { offer, items }, belongings, benefits));

/** Time of the newest failed collection without objection. */
const unobjectedAt = (noShows: RequestParts['noShows']): Date | null =>
  noShows.findLast(({ objectedAt }) => objectedAt === null)?.at ?? null;

/** Time of the view, and benefits of its customer. */
interface Onlooker {
  readonly now: Date;
  readonly isReviewed: boolean;
  readonly claiming: ClaimSummary;
  readonly benefits: OfferBenefitsView | null;
  readonly payment: RequestPaymentView;
}

/** All details of a request for its customer. */
export const requestDetail = (
  request: RequestRow,
  parts: RequestParts,
  laundry: Laundry,
  { now, isReviewed, claiming, benefits, payment }: Onlooker,
): RequestDetailView => ({
  ...sharedView(request, parts),
  laundryId: request.laundryId,
  acceptanceLabel: acceptanceLabel(request),
  allowedActions: allowedActions(
    {
      ...request,
      isReviewed,
      unobjectedNoShowAt: unobjectedAt(parts.noShows),
      deliveredAt: claiming.deliveredAt,
      unclaimedItems: claiming.claimableItems.length,
    },
    now,
  ),
  ...claimSummaryView(claiming),
  entrance: { hasPassword: request.hasPassword, password: request.entrancePassword },
  shop: {
    id: laundry.id,
    laundryName: laundry.laundryName,
    profilePicture: faceOf(laundry),
    representive: laundry.representive,
    career: laundry.career,
    canMend: laundry.canMend,
    division: laundry.division,
    phone: laundry.safetyNumber,
  },
  expectedReturnAt: request.expectedReturnAt?.toISOString() ?? null,
  priceLines: [...(request.priceLines ?? [])],
  estimate: { min: request.estimateMinWon, max: request.estimateMaxWon },
  advanceLimitWon: request.advanceLimitWon,
  offer: currentOfferView(request, parts, benefits),
  payment,
  noShowFeeWon: request.noShowFeeWon,
  objection: parts.noShows.at(-1)?.objection ?? null,
  noShows: parts.noShows.map((noShow) => noShowView(noShow, parts.photos, now)).reverse(),
  timeline: parts.moves.map((move) => timelineEntry(move, parts.photos)),
});
