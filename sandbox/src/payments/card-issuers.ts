import type { SandboxIssuer } from '../tables';

/** A card company with its name and code at each provider. */
interface Issuer {
  readonly name: string;
  readonly inicis: string;
  readonly nicepay: string;
}

/** The card companies of the sandbox. */
export const ISSUERS: Readonly<Record<SandboxIssuer, Issuer>> = {
  bc: { name: '비씨', inicis: '11', nicepay: '01' },
  hyundai: { name: '현대', inicis: '04', nicepay: '07' },
  kb: { name: 'KB국민', inicis: '06', nicepay: '02' },
  lotte: { name: '롯데', inicis: '03', nicepay: '08' },
  samsung: { name: '삼성', inicis: '12', nicepay: '04' },
  shinhan: { name: '신한', inicis: '14', nicepay: '06' },
};

const BY_FIRST_DIGIT: Readonly<Record<string, SandboxIssuer>> = {
  '3': 'hyundai',
  '4': 'shinhan',
  '5': 'kb',
  '6': 'samsung',
  '9': 'bc',
};

/** The company of a card number. */
export const issuerOf = (cardNumber: string): SandboxIssuer => BY_FIRST_DIGIT[cardNumber.charAt(0)] ?? 'lotte';

/** A card number with a masked start. */
export const maskedNumber = (lastFour: string): string => `************${lastFour}`;
