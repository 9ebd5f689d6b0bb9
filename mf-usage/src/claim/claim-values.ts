import { CLAIM, CLAIM_KINDS, typedText } from '@dongne/contract';
import { FORM_PHOTO } from '@dongne/pages';
import * as v from 'valibot';

/** Schema of a claim without its photos. */
export const CLAIM_TEXTS = {
  itemId: v.string(),
  kind: v.union([v.literal(''), v.picklist(CLAIM_KINDS)]),
  text: v.string(),
} as const;

const VALUES = v.object({ ...CLAIM_TEXTS, photos: v.array(FORM_PHOTO) });

/** Values of the claim form. */
export type ClaimValues = v.InferOutput<typeof VALUES>;

/** Initial values of the claim form. */
export const EMPTY_CLAIM: ClaimValues = { itemId: '', kind: '', text: '', photos: [] };

const lettersOf = (text: string): number => [...typedText(text)].length;

/** Validates a claim before it is sent. */
export const CLAIM_SCHEMA = v.pipe(
  v.object({
    itemId: v.pipe(v.string(), v.nonEmpty('어떤 품목인지 골라 주세요.')),
    kind: v.pipe(CLAIM_TEXTS.kind, v.nonEmpty('무슨 일이 있었는지 골라 주세요.')),
    text: v.pipe(
      v.string(),
      v.check((text) => lettersOf(text) >= CLAIM.minLetters, `어떤 상황인지 ${CLAIM.minLetters}자 이상 적어 주세요.`),
      v.check(
        (text) => lettersOf(text) <= CLAIM.maxLetters,
        `${CLAIM.maxLetters.toLocaleString('ko-KR')}자까지 적을 수 있어요.`,
      ),
    ),
    photos: VALUES.entries.photos,
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['photos']],
      ({ kind, photos }) => kind !== 'Damage' || photos.length > 0,
      '손상된 곳이 보이는 사진을 한 장 이상 추가해 주세요.',
    ),
    ['photos'],
  ),
);
