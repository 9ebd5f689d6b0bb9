import { type Bank, BANKS, CLAIM_COMPENSATION } from '@dongne/contract';
import { invalidField, isBlank, openText, sealText, type Needs } from '#base';
import type { ClaimRow } from './claim-repository';
import type { ClaimAccountInput } from './claim-schemas';

/** Bank account of a claimant. */
export interface ClaimAccount {
  readonly bank: Bank;
  /** Digits only. */
  readonly number: string;
  readonly holder: string;
}

/** Cannot be part of a trimmed line of text. */
const SEPARATOR = '\n';

/** Digits of an account number as typed, which may be grouped by hyphens or spaces. */
export const digitsOf = (number: string): string => number.normalize('NFKC').replace(/[\s-]/g, '');

/** @throws {Refusal} `VALIDATION` for a number without its digits, and without a holder. */
export const readAccount = ({ bank, number, holder }: ClaimAccountInput): ClaimAccount => {
  const { minAccountDigits: min, maxAccountDigits: max } = CLAIM_COMPENSATION;
  const digits = digitsOf(number);
  if (!/^\d+$/.test(digits) || digits.length < min || digits.length > max)
    throw invalidField('number', `계좌번호 ${min}~${max}자리를 숫자로 적어 주세요.`);
  const name = holder.replace(/\s+/g, ' ').trim();
  if (isBlank(name)) throw invalidField('holder', '예금주 이름을 적어 주세요.');
  if ([...name].length > CLAIM_COMPENSATION.maxHolderLetters)
    throw invalidField('holder', `예금주는 ${CLAIM_COMPENSATION.maxHolderLetters}자까지 적을 수 있어요.`);
  return { bank, number: digits, holder: name };
};

/** Bank and last four digits of an account. */
export const shortAccount = ({ bank, number }: ClaimAccount): string => `${bank} ****${number.slice(-4)}`;

/** Sealed account, as it is stored. */
export const sealAccount = ({ config }: Needs<'config'>, account: ClaimAccount): string =>
  sealText(config, 'bank-account', [account.bank, account.number, account.holder].join(SEPARATOR));

/** Account of a claim that waits for its compensation; null without one and once it is paid. */
export const accountOf = (
  { config }: Needs<'config'>,
  { account: sealed }: Pick<ClaimRow['claim'], 'account'>,
): ClaimAccount | null => {
  if (sealed === null) return null;
  const [bank, number = '', holder = ''] = openText(config, 'bank-account', sealed).split(SEPARATOR);
  return { bank: BANKS.find((each) => each === bank) ?? BANKS[0], number, holder };
};
