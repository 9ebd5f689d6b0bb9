import {
  CLAIM,
  CLAIM_COMPENSATION,
  CLAIM_KINDS,
  CLAIM_WISHES,
  formatCount,
  formatWon,
  SET_SHARE_NAMES,
  typedText,
  USEFUL_LIFE_NAMES,
} from '@dongne/contract';
import { FORM_PHOTO } from '@dongne/pages';
import * as v from 'valibot';

/** Schema of a claim without its photos. */
export const CLAIM_TEXTS = {
  itemId: v.string(),
  kind: v.union([v.literal(''), v.picklist(CLAIM_KINDS)]),
  wish: v.picklist(CLAIM_WISHES),
  text: v.string(),
  priceWon: v.nullable(v.number()),
  boughtOn: v.string(),
  life: v.nullable(v.picklist(USEFUL_LIFE_NAMES)),
  setShare: v.picklist(SET_SHARE_NAMES),
  /** Ids of the photos that prove the purchase: a draft has one list of photos. */
  proofIds: v.array(v.string()),
} as const;

const VALUES = v.object({ ...CLAIM_TEXTS, photos: v.array(FORM_PHOTO), proofs: v.array(FORM_PHOTO) });

/** Values of the claim form. */
export type ClaimValues = v.InferOutput<typeof VALUES>;

/** Initial values of the claim form. The official rule puts another wash or a repair first. */
export const EMPTY_CLAIM: ClaimValues = {
  ...{ itemId: '', kind: '', wish: 'WashAgain', text: '', photos: [] },
  ...{ priceWon: null, boughtOn: '', life: null, setShare: 'whole', proofIds: [], proofs: [] },
};

/** Whether the claim asks for money: a lost item cannot be washed again. */
export const asksForMoney = ({ kind, wish }: Pick<ClaimValues, 'kind' | 'wish'>): boolean =>
  kind === 'Loss' || (kind === 'Damage' && wish === 'Money');

const lettersOf = (text: string): number => [...typedText(text)].length;

const hasPurchase = ({ priceWon, boughtOn, proofs }: Pick<ClaimValues, 'priceWon' | 'boughtOn' | 'proofs'>): boolean =>
  priceWon !== null || boughtOn !== '' || proofs.length > 0;

export const WRONG_PRICE = `산 가격은 1원부터 ${formatWon(CLAIM_COMPENSATION.maxPriceWon)}까지 적을 수 있어요.`;

const MONEY = [['kind'], ['wish'], ['priceWon'], ['boughtOn'], ['proofs']] as const;

/** Validates a claim before it is sent. Price and day of a purchase come together. */
export const CLAIM_SCHEMA = v.pipe(
  v.object({
    ...VALUES.entries,
    itemId: v.pipe(v.string(), v.nonEmpty('어떤 품목인지 골라 주세요.')),
    kind: v.pipe(CLAIM_TEXTS.kind, v.nonEmpty('무슨 일이 있었는지 골라 주세요.')),
    text: v.pipe(
      v.string(),
      v.check((text) => lettersOf(text) >= CLAIM.minLetters, `어떤 상황인지 ${CLAIM.minLetters}자 이상 적어 주세요.`),
      v.check((text) => lettersOf(text) <= CLAIM.maxLetters, `${formatCount(CLAIM.maxLetters)}자까지 적을 수 있어요.`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['photos']],
      ({ kind, photos }) => kind !== 'Damage' || photos.length > 0,
      '손상된 곳이 보이는 사진을 한 장 이상 추가해 주세요.',
    ),
    ['photos'],
  ),
  v.forward(
    v.partialCheck(
      MONEY,
      (values) => !asksForMoney(values) || !hasPurchase(values) || values.priceWon !== null,
      '산 가격을 적어 주세요.',
    ),
    ['priceWon'],
  ),
  v.forward(
    v.partialCheck(
      MONEY,
      (values) =>
        !asksForMoney(values) ||
        values.priceWon === null ||
        (values.priceWon > 0 && values.priceWon <= CLAIM_COMPENSATION.maxPriceWon),
      WRONG_PRICE,
    ),
    ['priceWon'],
  ),
  v.forward(
    v.partialCheck(
      MONEY,
      (values) => !asksForMoney(values) || !hasPurchase(values) || values.boughtOn !== '',
      '산 날짜를 골라 주세요.',
    ),
    ['boughtOn'],
  ),
);
