import { cardText } from '@dongne/contract';

/** A card provider, as paths of the API name it. */
export type CardProvider = 'inicis' | 'nicepay';

export const CARD_PROVIDERS: readonly CardProvider[] = ['inicis', 'nicepay'];

/** What people call a provider. */
export const PROVIDER_NAME: Record<CardProvider, string> = { inicis: 'KG이니시스', nicepay: 'NICEPAY' };

const HIDDEN = '****';

/** The last four digits of a number as the server hides it; undefined where nobody knows them. */
export const lastFourOf = (maskedNumber: string): string | undefined => {
  const last = maskedNumber.slice(-HIDDEN.length);
  return last === HIDDEN ? undefined : last;
};

/** `롯데카드 1234`, of a registered card. */
export const spokenCard = ({
  cardName,
  maskedNumber,
}: {
  readonly cardName: string;
  readonly maskedNumber: string;
}): string => cardText({ name: cardName, lastFour: lastFourOf(maskedNumber) ?? null });
