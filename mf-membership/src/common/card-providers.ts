import { cardWindowPaths } from '@dongne/contract/paths';
import type { CardProvider, OpenedWindowQuery } from '@dongne/pages';

/** Purpose of a provider's window. */
export type CardPurpose = 'register' | 'pay';

/** Providers by the name stored with a card. */
export const PROVIDER_OF_CARD: Record<'INICIS' | 'NICEPAY', CardProvider> = { INICIS: 'inicis', NICEPAY: 'nicepay' };

/** Start paths of a provider's window to register a card. */
export const REGISTER_PATH: Record<CardProvider, (query: OpenedWindowQuery) => string> = {
  inicis: cardWindowPaths.inicisRegister,
  nicepay: cardWindowPaths.nicepayRegister,
};
