import { cardText } from '@dongne/contract';

/** Card provider, as named in paths of the API. */
export type CardProvider = 'inicis' | 'nicepay';

export const CARD_PROVIDERS: readonly CardProvider[] = ['inicis', 'nicepay'];

/** Display name of a provider. */
export const PROVIDER_NAME: Record<CardProvider, string> = { inicis: 'KG이니시스', nicepay: 'NICEPAY' };

const HIDDEN = '****';

/** Returns the last four digits of a masked number; `undefined` if unknown. */
export const lastFourOf = (maskedNumber: string): string | undefined => {
  const last = maskedNumber.slice(-HIDDEN.length);
  return last === HIDDEN ? undefined : last;
};

/** Names a registered card: `롯데카드 1234`. */
export const spokenCard = ({
  cardName,
  maskedNumber,
}: {
  readonly cardName: string;
  readonly maskedNumber: string;
}): string => cardText({ name: cardName, lastFour: lastFourOf(maskedNumber) ?? null });
