import type { SandboxIssuer } from '../tables';
import type { FormFields } from './form-fields';
import { issuerOf } from './card-issuers';

/** Stored part of a typed card. */
export interface TypedCard {
  readonly lastFour: string;
  readonly issuer: SandboxIssuer;
}

/** The fields of the card form; never stored, logged or echoed. */
export const CARD_FIELDS = ['cardNumber', 'expiry', 'birthDate', 'passwordDigits', 'choice'] as const;

const digitsOf = (text: string | undefined): string => (text ?? '').replaceAll(/[\s-]/g, '');

/** The typed card, or a sentence about an invalid field. */
export const typedCardOf = (fields: FormFields): TypedCard | string => {
  const cardNumber = digitsOf(fields['cardNumber']);
  if (!/^\d{16}$/.test(cardNumber)) return '카드번호 16자리를 숫자로 입력해 주세요.';
  if (!/^(0[1-9]|1[0-2])\d\d$/.test(digitsOf(fields['expiry'])))
    return '유효기간을 월과 연도 순서로 입력해 주세요. 예: 0928';
  if (!/^\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(digitsOf(fields['birthDate'])))
    return '생년월일 6자리를 입력해 주세요. 예: 900101';
  if (!/^\d\d$/.test(digitsOf(fields['passwordDigits']))) return '카드 비밀번호 앞 2자리를 입력해 주세요.';
  return { lastFour: cardNumber.slice(-4), issuer: issuerOf(cardNumber) };
};
