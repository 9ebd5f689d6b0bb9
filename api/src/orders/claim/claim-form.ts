import type { FastifyRequest } from 'fastify';
import {
  CLAIM,
  CLAIM_KINDS,
  CLAIM_WISHES,
  type ClaimKind,
  type ClaimWish,
  formatCount,
  IMAGE_LIMIT,
} from '@dongne/contract';
import { isBlank, MAX_INTEGER, Refusal, readPhotoForm, type SentPhoto } from '#base';
import { readPurchase, type SentPurchase } from './claim-purchase';

/** A claim as sent, validated. */
export interface NewClaim {
  readonly itemId: number;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly photos: readonly SentPhoto[];
  readonly wish: ClaimWish | null;
  readonly purchase: SentPurchase;
}

const kindOf = (text: string): ClaimKind | undefined => CLAIM_KINDS.find((kind) => kind === text);

const textProblem = (text: string): string | undefined => {
  const letters = isBlank(text) ? 0 : [...text].length;
  if (letters < CLAIM.minLetters) return `어떤 상황인지 ${CLAIM.minLetters}자 이상 적어 주세요.`;
  return letters > CLAIM.maxLetters ? `${formatCount(CLAIM.maxLetters)}자까지 적을 수 있어요.` : undefined;
};

/** Parses a new claim. @throws {Refusal} `VALIDATION` with fields, `TOO_LARGE`, `UNSUPPORTED_IMAGE`. */
export const readNewClaim = async (request: FastifyRequest): Promise<NewClaim> => {
  const { fields, photosOf } = await readPhotoForm(request, {
    photo: { most: IMAGE_LIMIT.claim },
    proof: { most: IMAGE_LIMIT.claim },
  });
  const problems: Record<string, string> = {};
  const sent = (name: string): string => fields.get(name)?.trim() ?? '';
  const itemId = Number(sent('itemId'));
  if (!/^[1-9]\d{0,9}$/.test(sent('itemId')) || itemId > MAX_INTEGER) problems['itemId'] = '어떤 품목인지 골라 주세요.';
  const kind = kindOf(sent('kind'));
  if (kind === undefined) problems['kind'] = '무슨 일이 있었는지 골라 주세요.';
  const text = sent('text');
  const wrongText = textProblem(text);
  if (wrongText !== undefined) problems['text'] = wrongText;
  const photos = photosOf('photo');
  if (kind === 'Damage' && photos.length === 0)
    problems['photo'] = '손상된 곳이 보이는 사진을 한 장 이상 추가해 주세요.';
  const wish = CLAIM_WISHES.find((each) => each === sent('wish')) ?? null;
  if (sent('wish') !== '' && wish === null) problems['wish'] = '원하는 방법을 골라 주세요.';
  if (kind === 'Loss' && wish === 'WashAgain') problems['wish'] = '분실한 품목은 다시 세탁할 수 없어요.';
  const purchase = readPurchase(sent, photosOf('proof'), problems);
  if (kind === undefined || Object.keys(problems).length > 0) throw new Refusal('VALIDATION', { fields: problems });
  return { itemId, kind, text, photos, wish, purchase };
};

/** Fingerprint of a new claim for its idempotency key: each photo as its hash. */
export const claimFingerprint = (
  requestId: number,
  { photos, purchase: { proofs, ...purchase }, ...claim }: NewClaim,
) => ({
  operation: 'claim',
  requestId,
  ...claim,
  ...purchase,
  photos: photos.map(({ sha256 }) => sha256),
  proofs: proofs.map(({ sha256 }) => sha256),
});
