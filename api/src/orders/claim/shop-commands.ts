import {
  invalidField,
  isBlank,
  Refusal,
  type Needs,
  type Transaction,
  type StoredPhotos,
  photoOfDataUrl,
  type SentPhoto,
  withStoredPhotos,
} from '#base';
import { CLAIM_TEXTS, notifyMember } from '#customers';
import { type ClaimRow, updateClaim } from './claim-repository';
import { lockClaim } from './claim-rules';
import type { ClaimAnswerInput } from './claim-schemas';
import { stepsOf } from './claim-step-repository';
import { writeStep } from './claim-steps';

type Parts = Needs<'clock' | 'config' | 'database' | 'files' | 'messages'>;

/** A shop and one of its claims. */
export interface ShopClaimId {
  readonly laundryId: number;
  readonly id: number;
}

const no = (svMessage: string): Refusal => new Refusal('INVALID_TRANSITION', { svMessage });

type Command = (tx: Transaction, row: ClaimRow, kept: StoredPhotos) => Promise<void>;

const onShopClaim = (
  parts: Parts,
  { laundryId, id }: ShopClaimId,
  photos: readonly SentPhoto[],
  command: Command,
): Promise<void> =>
  withStoredPhotos(parts.files, photos, (kept) =>
    parts.database.transaction(async (tx) => command(tx, await lockClaim(tx, { laundryId }, id), kept)),
  );

/** Whether the shop has given exactly this answer. */
const isSaid = async (tx: Transaction, { claim }: ClaimRow, stance: string, text: string): Promise<boolean> => {
  const said = (await stepsOf(tx, [claim.id])).find(({ event }) => event === 'answered');
  return claim.stance === stance && said?.text === text;
};

/**
 * Writes the shop's answer to a claim, once, and notifies the customer. Idempotent.
 *
 * @throws {Refusal} `NOT_FOUND` for another shop's, `INVALID_TRANSITION` after another answer or a decision,
 * `VALIDATION` for blanks alone, `UNSUPPORTED_IMAGE`, `TOO_LARGE`.
 */
export const answerClaim = (parts: Parts, which: ShopClaimId, input: ClaimAnswerInput): Promise<void> => {
  const { stance } = input;
  const text = input.text.trim();
  if (isBlank(text)) throw invalidField('text', '고객이 읽을 답변을 적어 주세요.');
  const photos = (input.photos ?? []).map(photoOfDataUrl);
  return onShopClaim(parts, which, photos, async (tx, row, kept) => {
    const { claim, request } = row;
    if (await isSaid(tx, row, stance, text)) return;
    if (claim.status !== 'Received') throw no('이미 답변했거나 결정된 접수예요.');
    await updateClaim(tx, claim.id, { status: 'Answered', stance });
    await writeStep(tx, { claimId: claim.id, event: 'answered', text, at: parts.clock.now() }, photos, kept);
    const told = CLAIM_TEXTS.answered({ claimId: claim.id, kind: claim.kind });
    await notifyMember(tx, parts, request.memberId, told, request.id);
  });
};

/**
 * Marks the item as collected for another wash. Idempotent.
 *
 * @throws {Refusal} `NOT_FOUND` for another shop's, `INVALID_TRANSITION` where that was not decided.
 */
export const collectAgain = (parts: Parts, which: ShopClaimId, photo: SentPhoto | null): Promise<void> => {
  const photos = photo === null ? [] : [photo];
  return onShopClaim(parts, which, photos, async (tx, { claim }, kept) => {
    if (claim.collectedAgainAt !== null) return;
    if (claim.status !== 'WashAgain') throw no('다시 세탁하기로 한 품목이 아니에요.');
    const at = parts.clock.now();
    await updateClaim(tx, claim.id, { collectedAgainAt: at });
    await writeStep(tx, { claimId: claim.id, event: 'collectedAgain', text: '', at }, photos, kept);
  });
};

/**
 * Marks the item as returned after another wash, and notifies the customer. Idempotent.
 *
 * @throws {Refusal} `NOT_FOUND` for another shop's, `INVALID_TRANSITION` before it was collected again.
 */
export const returnAgain = (parts: Parts, which: ShopClaimId, photo: SentPhoto): Promise<void> =>
  onShopClaim(parts, which, [photo], async (tx, { claim, request }, kept) => {
    if (claim.status === 'WashedAgain') return;
    if (claim.status !== 'WashAgain' || claim.collectedAgainAt === null)
      throw no('다시 수거한 품목만 돌려줄 수 있어요.');
    await updateClaim(tx, claim.id, { status: 'WashedAgain' });
    await writeStep(tx, { claimId: claim.id, event: 'returnedAgain', text: '', at: parts.clock.now() }, [photo], kept);
    const told = CLAIM_TEXTS.washedAgain({ claimId: claim.id, kind: claim.kind });
    await notifyMember(tx, parts, request.memberId, told, request.id);
  });
