import { CLAIM_COMPENSATION } from './business-numbers';
import type { ItemCategory } from './shop';

/**
 * Kinds of things with their useful lives in years, by the official rule for laundry (소비자분쟁해결기준, edition in
 * force since 18 December 2025).
 */
export const USEFUL_LIVES = {
  coat: { label: '코트·외투', years: 4 },
  suit: { label: '정장·재킷', years: 4 },
  trousers: { label: '바지·청바지', years: 4 },
  summerTrousers: { label: '여름 바지', years: 3 },
  hanbok: { label: '한복', years: 4 },
  sweater: { label: '스웨터·가디건', years: 3 },
  silkBlouse: { label: '실크 블라우스', years: 3 },
  blouse: { label: '블라우스', years: 2 },
  shirt: { label: '셔츠·티셔츠', years: 2 },
  sportswear: { label: '스포츠·아웃도어', years: 3 },
  schoolUniform: { label: '교복', years: 3 },
  workwear: { label: '작업복', years: 2 },
  leather: { label: '가죽', years: 5 },
  fur: { label: '모피·인조가죽·돈피', years: 3 },
  tie: { label: '넥타이', years: 2 },
  scarf: { label: '스카프', years: 2 },
  bedding: { label: '침구', years: 3 },
  winterCurtain: { label: '겨울 커튼', years: 3 },
  summerCurtain: { label: '여름 커튼', years: 2 },
  leatherBag: { label: '가죽 가방', years: 3 },
  clothBag: { label: '천 가방', years: 2 },
  leatherShoes: { label: '가죽 구두', years: 3 },
  sneakers: { label: '운동화', years: 1 },
  hat: { label: '모자', years: 1 },
} as const satisfies Record<string, { readonly label: string; readonly years: number }>;
export type UsefulLife = keyof typeof USEFUL_LIVES;

/** Returns whether a text names a kind of the rule. */
export const isUsefulLife = (text: string): text is UsefulLife => Object.hasOwn(USEFUL_LIVES, text);
export const USEFUL_LIFE_NAMES: readonly UsefulLife[] = Object.keys(USEFUL_LIVES).filter(isUsefulLife);

/** Kinds that an item of a category may be; the first is the usual one. `isNearest`: the rule does not name it. */
interface CategoryLives {
  readonly kinds: readonly [UsefulLife, ...UsefulLife[]];
  readonly isNearest?: true;
}

/** Kinds of each category of a price list. */
export const LIVES_OF_CATEGORY: Readonly<Record<ItemCategory, CategoryLives>> = {
  '상의/재킷': { kinds: ['suit'] },
  하의: { kinds: ['trousers', 'summerTrousers'] },
  스커트: { kinds: ['trousers'], isNearest: true },
  와이셔츠: { kinds: ['shirt'] },
  티셔츠: { kinds: ['shirt'] },
  블라우스: { kinds: ['blouse', 'silkBlouse'] },
  원피스: { kinds: ['suit'], isNearest: true },
  '스웨터/가디건': { kinds: ['sweater'] },
  코트: { kinds: ['coat'] },
  '가죽/모피': { kinds: ['leather', 'fur'] },
  패딩: { kinds: ['coat'], isNearest: true },
  넥타이: { kinds: ['tie'] },
  스카프: { kinds: ['scarf'] },
  내피: { kinds: ['coat'], isNearest: true },
  침구: { kinds: ['bedding'] },
  '커튼/카펫': { kinds: ['winterCurtain', 'summerCurtain'] },
  한복: { kinds: ['hanbok'] },
  모자: { kinds: ['hat'] },
  '가방/가죽제품': { kinds: ['leatherBag', 'clothBag'] },
  카시트: { kinds: ['bedding'], isNearest: true },
  유모차: { kinds: ['bedding'], isNearest: true },
  '인형/완구': { kinds: ['bedding'], isNearest: true },
  '작업복/유니폼': { kinds: ['workwear', 'schoolUniform'] },
  '구두/부츠': { kinds: ['leatherShoes'] },
  운동화: { kinds: ['sneakers'] },
  '기타 신발': { kinds: ['sneakers'], isNearest: true },
  '간절기 점퍼/아웃도어': { kinds: ['sportswear', 'coat'] },
};

const isCategory = (category: string): category is ItemCategory => Object.hasOwn(LIVES_OF_CATEGORY, category);

/** Returns the kinds of an item; those of outerwear for a category of an older price list. */
export const livesOf = (category: string): CategoryLives =>
  isCategory(category) ? LIVES_OF_CATEGORY[category] : { kinds: ['coat'], isNearest: true };

/** Shares of a set that was bought for one price, in percent. */
export const SET_SHARES = {
  whole: { label: '한 벌이 아니에요', percent: 100 },
  topOfTwo: { label: '두 벌 중 상의', percent: 65 },
  bottomOfTwo: { label: '두 벌 중 하의', percent: 35 },
  topOfThree: { label: '세 벌 중 상의', percent: 55 },
  bottomOfThree: { label: '세 벌 중 하의', percent: 35 },
  vestOfThree: { label: '세 벌 중 조끼', percent: 10 },
  halfOfHanbok: { label: '한복 상의·하의 중 하나', percent: 50 },
} as const satisfies Record<string, { readonly label: string; readonly percent: number }>;
export type SetShare = keyof typeof SET_SHARES;

/** Returns whether a text names a piece of a set. */
export const isSetShare = (text: string): text is SetShare => Object.hasOwn(SET_SHARES, text);
export const SET_SHARE_NAMES: readonly SetShare[] = Object.keys(SET_SHARES).filter(isSetShare);

const SUIT: readonly string[] = ['상의/재킷', '하의', '스커트', '원피스'] satisfies readonly ItemCategory[];

/** Returns the pieces of a set that an item of a category may be; only the whole where sets are unusual. */
export const sharesOf = (category: string): readonly SetShare[] => {
  if (category === '한복') return ['whole', 'halfOfHanbok'];
  return SUIT.includes(category) ? SET_SHARE_NAMES.filter((share) => share !== 'halfOfHanbok') : ['whole'];
};

/**
 * Rates by age: up to this many days for each year of the useful life, in tenths of a day and rounded down; older
 * things are worth {@link CLAIM_COMPENSATION}`.leastPercent`.
 */
const RATES: readonly (readonly [tenthsPerYear: number, percent: number])[] = [
  [144, 95],
  [444, 80],
  [894, 70],
  [1344, 60],
  [1794, 50],
  [2244, 45],
  [2694, 40],
  [3144, 35],
  [3650, 30],
  [5475, 20],
];

/** Returns the percentage of the price that a thing is worth `days` after its purchase, worn or not. */
export const ratePercentOf = (years: number, days: number): number =>
  RATES.find(([tenths]) => days <= Math.floor((years * tenths) / 10))?.[1] ?? CLAIM_COMPENSATION.leastPercent;

const DAY_MS = 24 * 3_600_000;

/** Proven purchase of a claimed thing. */
export interface Purchase {
  readonly priceWon: number;
  /** Day of purchase and day of hand-over to the laundry, `2026-03-02` in Seoul. */
  readonly boughtOn: string;
  readonly handedOn: string;
  readonly life: UsefulLife;
  readonly share: SetShare;
}

/** Official amount for a claimed thing, with its steps. */
export type StandardAmount =
  | { readonly basis: 'fee'; readonly feeWon: number; readonly times: number; readonly amountWon: number }
  | {
      readonly basis: 'age';
      readonly priceWon: number;
      readonly sharePercent: number;
      readonly days: number;
      readonly years: number;
      readonly ratePercent: number;
      readonly amountWon: number;
    };

/**
 * Returns what a damaged or lost thing is worth by the official rule, in whole won, rounded down: its price by its age
 * and useful life; 20 times the washing fee without a proof of price and date.
 *
 * @param feeWon washing fee of the item, before discounts;
 * @param purchase the proven purchase, its day not after the hand-over; null without a proof.
 */
export const standardAmount = (feeWon: number, purchase: Purchase | null): StandardAmount => {
  if (purchase === null) {
    const times = CLAIM_COMPENSATION.feeTimes;
    return { basis: 'fee', feeWon, times, amountWon: feeWon * times };
  }
  const { priceWon, boughtOn, handedOn, life, share } = purchase;
  const days = Math.max(0, (Date.parse(handedOn) - Date.parse(boughtOn)) / DAY_MS);
  const { years } = USEFUL_LIVES[life];
  const sharePercent = SET_SHARES[share].percent;
  const ratePercent = ratePercentOf(years, days);
  const amountWon = Math.floor((priceWon * sharePercent * ratePercent) / 10_000);
  return { basis: 'age', priceWon, sharePercent, days, years, ratePercent, amountWon };
};
