import type { Config } from '@dongne/api/base';
import type { SeedCards } from '@dongne/api/seed';
import { sandboxInicisKeys } from './keys/card-keys';
import { newBillingKey, newTid } from './payments/payment-ids';
import { addBillingKey, addEntry } from './payments/payment-repository';

const CARD = { provider: 'inicis', issuer: 'kb' } as const;

/**
 * Enters the seeded card and its payments in the book of the sandbox's KG Inicis; undefined with a real one, which
 * accepts no card without its window.
 */
export const seededCards = ({ cardProviders, port }: Pick<Config, 'cardProviders' | 'port'>): SeedCards | undefined =>
  cardProviders.inicis?.mid === sandboxInicisKeys(port).mid
    ? {
        issue: async (tx, lastFour, at) => {
          const billingKey = newBillingKey('inicis');
          await addBillingKey(tx, { ...CARD, billingKey, tid: newTid('inicis'), lastFour, issuedAt: at });
          return { billingKey, issuerCode: '06', issuerName: '국민', lastFour };
        },
        newTid: () => newTid('inicis'),
        pay: async (tx, payment) => {
          await addEntry(tx, { ...CARD, ...payment, kind: 'charge', state: 'approved' });
        },
      }
    : undefined;
