import {
  CLAIM_COMPENSATION,
  formatWon,
  isSetShare,
  isUsefulLife,
  livesOf,
  seoulDate,
  type SetShare,
  sharesOf,
  type UsefulLife,
} from '@dongne/contract';
import { invalidField, type SentPhoto } from '#base';

/** Purchase of a claimed item as given by its customer; null for what is missing. */
export interface SentPurchase {
  readonly priceWon: number | null;
  /** `2024-03-02`, in Seoul. */
  readonly boughtOn: string | null;
  readonly life: UsefulLife | null;
  readonly setShare: SetShare | null;
  readonly proofs: readonly SentPhoto[];
}

const WRONG_KIND = '품목 종류를 골라 주세요.';
const WRONG_SHARE = '한 벌 중 어느 것인지 골라 주세요.';
const EARLIEST = '1950-01-01';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text) &&
  text >= EARLIEST;

const isPrice = (text: string): boolean =>
  /^[1-9]\d{0,11}$/.test(text) && Number(text) <= CLAIM_COMPENSATION.maxPriceWon;

/**
 * Reads the optional purchase of a claim: price and day come together.
 *
 * @param problems receives a sentence per wrong field.
 */
export const readPurchase = (
  sent: (name: string) => string,
  proofs: readonly SentPhoto[],
  problems: Record<string, string>,
): SentPurchase => {
  const [price, boughtOn] = [sent('purchasePriceWon'), sent('purchasedOn')];
  const [life, setShare] = [sent('life'), sent('setShare')];
  if (life !== '' && !isUsefulLife(life)) problems['life'] = WRONG_KIND;
  if (setShare !== '' && !isSetShare(setShare)) problems['setShare'] = WRONG_SHARE;
  if (price === '' && (boughtOn !== '' || proofs.length > 0)) problems['purchasePriceWon'] = '산 가격을 적어 주세요.';
  else if (price !== '' && !isPrice(price))
    problems['purchasePriceWon'] = `산 가격은 1원부터 ${formatWon(CLAIM_COMPENSATION.maxPriceWon)}까지 적을 수 있어요.`;
  if (boughtOn === '' && (price !== '' || proofs.length > 0)) problems['purchasedOn'] = '산 날짜를 골라 주세요.';
  else if (boughtOn !== '' && !isDay(boughtOn)) problems['purchasedOn'] = '산 날짜를 다시 확인해 주세요.';
  return {
    priceWon: isPrice(price) ? Number(price) : null,
    boughtOn: isDay(boughtOn) ? boughtOn : null,
    life: isUsefulLife(life) ? life : null,
    setShare: isSetShare(setShare) ? setShare : null,
    proofs,
  };
};

/**
 * @throws {Refusal} `VALIDATION` for a kind or a share that an item of the category cannot have, and for a purchase after
 * the hand-over, so also for one in the future.
 */
export const checkPurchase = (
  { boughtOn, life, setShare }: SentPurchase,
  category: string,
  collectedAt: Date | null,
): void => {
  if (life !== null && !livesOf(category).kinds.includes(life)) throw invalidField('life', WRONG_KIND);
  if (setShare !== null && !sharesOf(category).includes(setShare)) throw invalidField('setShare', WRONG_SHARE);
  if (boughtOn !== null && collectedAt !== null && boughtOn > seoulDate(collectedAt))
    throw invalidField('purchasedOn', '세탁소에 맡긴 날보다 나중이에요. 산 날짜를 다시 확인해 주세요.');
};
