import { cardWindowPaths, type CardWindowQuery } from '../paths';

/** A card provider, as paths of the API name it. */
export type CardProvider = 'inicis' | 'nicepay';
/** What its window is opened for. */
export type CardPurpose = 'register' | 'pay';

export const CARD_PROVIDERS: readonly CardProvider[] = ['inicis', 'nicepay'];

/** What people call a provider. */
export const PROVIDER_NAME: Record<CardProvider, string> = { inicis: 'KG이니시스', nicepay: 'NICEPAY' };

/** Providers by the word that a registered card has. */
export const PROVIDER_OF_CARD: Record<'INICIS' | 'NICEPAY', CardProvider> = { INICIS: 'inicis', NICEPAY: 'nicepay' };

/** Where a provider's window begins. */
export const WINDOW_PATH: Record<CardProvider, Record<CardPurpose, (query: CardWindowQuery) => string>> = {
  inicis: { register: cardWindowPaths.inicisRegister, pay: cardWindowPaths.inicisPay },
  nicepay: { register: cardWindowPaths.nicepayRegister, pay: cardWindowPaths.nicepayPay },
};
