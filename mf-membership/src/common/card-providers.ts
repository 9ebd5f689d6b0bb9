import { cardWindowPaths } from '@dongne/contract/paths';
import type { CardProvider, OpenedWindowQuery } from '@dongne/pages';

/** What a provider's window is opened for. */
export type CardPurpose = 'register' | 'pay';

/** Providers by the word that a registered card has. */
export const PROVIDER_OF_CARD: Record<'INICIS' | 'NICEPAY', CardProvider> = { INICIS: 'inicis', NICEPAY: 'nicepay' };

/** Where a provider's window for a new card begins. */
export const REGISTER_PATH: Record<CardProvider, (query: OpenedWindowQuery) => string> = {
  inicis: cardWindowPaths.inicisRegister,
  nicepay: cardWindowPaths.nicepayRegister,
};
