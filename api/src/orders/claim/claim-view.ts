import type { ClaimEvent } from '@dongne/contract';
import { type Needs, withPhotoUrls } from '#base';
import { photosById, photoView, shownPartsOf, type ShownPhoto } from '../order';
import type { ClaimRow } from './claim-repository';
import { purchaseOf, standardOf } from './claim-standard';
import { compensationView } from './compensation-view';
import type { ClaimCaseView } from './claim-schemas';
import {
  type ClaimPhotoRow,
  type ClaimStepRow,
  type ItemBackRow,
  itemRefundsOfRequests,
  photosOfClaims,
  stepsOf,
} from './claim-step-repository';

type Parts = Needs<'clock' | 'config' | 'database'>;
type Who = 'customer' | 'shop' | 'support';

const WHO: Record<ClaimEvent, Who> = {
  compensationPaid: 'support',
  claimed: 'customer',
  answered: 'shop',
  decided: 'support',
  collectedAgain: 'shop',
  returnedAgain: 'shop',
};

type ShownClaimPhoto = ClaimPhotoRow & { readonly url: string };

/** Related rows of claims: their steps, and photos of the item before. */
interface Belongings {
  readonly steps: readonly ClaimStepRow[];
  readonly photos: readonly ShownClaimPhoto[];
  readonly requestPhotos: readonly ShownPhoto[];
  readonly refunds: readonly ItemBackRow[];
}

const belongingsOf = async (parts: Parts, rows: readonly ClaimRow[]): Promise<Belongings> => {
  const { database } = parts;
  const ids = rows.map(({ claim }) => claim.id);
  const requestIds = [...new Set(rows.map(({ request }) => request.id))];
  return {
    steps: await stepsOf(database, ids),
    photos: withPhotoUrls(parts, await photosOfClaims(database, ids)),
    requestPhotos: (await shownPartsOf(parts, requestIds)).photos,
    refunds: await itemRefundsOfRequests(database, requestIds),
  };
};

const refundOf = ({ claim }: ClaimRow, refunds: readonly ItemBackRow[]): ClaimCaseView['refund'] => {
  if (claim.decision !== 'Refund') return null;
  const back = refunds.findLast(({ itemIds, at }) => itemIds.includes(claim.itemId) && at >= (claim.decidedAt ?? at));
  if (back === undefined) return null;
  const { amountWon, points, state } = back;
  return { amountWon, points, state: state === 'done' || state === 'refused' ? state : 'onItsWay' };
};

const evidenceOf = ({ request, item }: ClaimRow, photos: readonly ShownPhoto[]): ClaimCaseView['evidence'] => {
  const own = photos.filter(({ requestId }) => requestId === request.id);
  const ofKind = (...kinds: readonly ShownPhoto['kind'][]) =>
    own.filter(({ kind }) => kinds.includes(kind)).map(photoView);
  return {
    pieces: { announced: request.laundryNumByUser, counted: request.pieces },
    collectPhotos: ofKind('collect'),
    deliveredPhotos: ofKind('delivered'),
    itemPhotos: photosById(own, item.photoIds),
    myPhotos: ofKind('stain', 'cloth'),
    itemNote: item.note,
  };
};

const termsOf = ({ claim: { amountWon, collectOn, compensationWon } }: ClaimRow, event: ClaimEvent) => {
  const compensated = compensationWon !== null && { compensationWon };
  if (event === 'compensationPaid') return { ...compensated };
  if (event !== 'decided') return {};
  return {
    ...(amountWon !== null && { amountWon }),
    ...compensated,
    ...(collectOn !== null && { on: collectOn }),
  };
};

/** Common part of every view of a claim. */
const caseOf = (parts: Needs<'config'>, row: ClaimRow, { steps, photos, requestPhotos, refunds }: Belongings) => {
  const { claim, request, item, laundryName } = row;
  const timeline = steps
    .filter(({ claimId }) => claimId === claim.id)
    .map(({ id, at, event, text }) => ({
      at: at.toISOString(),
      event,
      who: WHO[event],
      text,
      photos: photos.filter(({ stepId, isProof }) => stepId === id && !isProof).map(photoView),
      ...termsOf(row, event),
    }));
  const first = timeline.find(({ event }) => event === 'claimed');
  const own = new Set(steps.filter(({ claimId }) => claimId === claim.id).map(({ id }) => id));
  const proofs = photos.filter(({ stepId, isProof }) => isProof && own.has(stepId)).map(photoView);
  const purchase = purchaseOf(row);
  return {
    id: claim.id,
    applicationId: request.id,
    laundryId: request.laundryId,
    laundryName,
    item: { id: item.id, name: item.name, priceWon: item.priceWon },
    kind: claim.kind,
    text: first?.text ?? '',
    photos: first?.photos ?? [],
    status: claim.status,
    stance: claim.stance,
    createdAt: claim.createdAt.toISOString(),
    evidence: evidenceOf(row, requestPhotos),
    refund: refundOf(
      row,
      refunds.filter(({ requestId }) => requestId === request.id),
    ),
    decision: claim.decision,
    ...(claim.wish !== null && { wish: claim.wish }),
    ...(purchase !== null && { purchase: { ...purchase, proofs } }),
    standard: standardOf(row, proofs.length > 0),
    ...compensationView(parts, claim, timeline.find(({ event }) => event === 'compensationPaid')?.text),
    timeline,
  };
};

/** A claim as shops and operators see it. */
export type DeskCase = ReturnType<typeof caseOf>;

/** Claims as shops and operators see them, in the order of the rows. */
export const deskCases = async (parts: Parts, rows: readonly ClaimRow[]): Promise<DeskCase[]> => {
  const belongings = await belongingsOf(parts, rows);
  return rows.map((row) => caseOf(parts, row, belongings));
};

/** A claim as its customer sees it. */
export const customerCase = async (parts: Parts, row: ClaimRow): Promise<ClaimCaseView> => {
  const { timeline, ...rest } = caseOf(parts, row, await belongingsOf(parts, [row]));
  return { ...rest, timeline: timeline.map(({ who, ...step }) => ({ ...step, who: who === 'customer' ? 'me' : who })) };
};
