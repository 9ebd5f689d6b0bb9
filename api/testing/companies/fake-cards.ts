import { randomUUID } from 'node:crypto';
import { seoulDate } from '@dongne/contract';
import { type CardProvider, type CardProviderName, type CardProviders, cardProvidersOf } from '#money';
import type { CardProviderKeys } from '#base';
import type { SeedCards } from '#seed';
import { refusedByProvider, unknown } from '../../src/money/providers/providers/outcome';
import type { CardEntry } from './companies';

interface Card {
  readonly provider: CardProviderName;
  readonly lastFour: string;
  isEnded: boolean;
  refusals: number;
}

interface Entry extends CardEntry {
  readonly refundId: string | null;
  readonly at: Date;
}

const PAGE_ROWS = 500;
const REFUSED_FIRST = 2;

/** Refuses a card …0200 always and …0100 the first two times, as the sandbox's cards. */
const refusalOf = ({ lastFour, refusals }: Card): string | undefined => {
  if (lastFour === '0200') return '사용이 정지된 카드';
  return lastFour === '0100' && refusals < REFUSED_FIRST ? '한도초과' : undefined;
};

/** Card companies in memory: cards, and their book of charges and cancels. */
export class FakeCards {
  readonly #cards = new Map<string, Card>();
  readonly book: Entry[] = [];

  /** Issues a card. @returns its billing key. */
  issue(provider: CardProviderName, lastFour: string): string {
    const billingKey = randomUUID().replaceAll('-', '');
    this.#cards.set(billingKey, { provider, lastFour, isEnded: false, refusals: 0 });
    return billingKey;
  }

  /** Providers with the windows of the real ones and these companies behind them. */
  providers(keys: CardProviderKeys): CardProviders {
    const real = cardProvidersOf(keys, () => Promise.reject(new Error('fake cards have no windows')));
    const over = (name: CardProviderName): CardProvider | null => {
      const windows = real[name];
      return windows === null ? null : { ...windows, ...this.#callsOf(name) };
    };
    return { INICIS: over('INICIS'), NICEPAY: over('NICEPAY') };
  }

  /** Card and payments of the seed. */
  readonly seed: SeedCards = {
    issue: async (_tx, lastFour) => ({
      billingKey: this.issue('INICIS', lastFour),
      issuerCode: '06',
      issuerName: '국민',
      lastFour,
    }),
    newTid: randomUUID,
    pay: async (_tx, { tid, orderId, amountWon, at }) =>
      this.#enter({ provider: 'INICIS', kind: 'charge', state: 'approved', tid, orderId, amountWon, at }),
  };

  #enter(entry: Omit<Entry, 'refundId'>, refundId: string | null = null): void {
    this.book.push({ ...entry, refundId });
  }

  #approved(provider: CardProviderName, is: (entry: Entry) => boolean): readonly Entry[] {
    return this.book.filter((entry) => entry.provider === provider && entry.state === 'approved' && is(entry));
  }

  #leftOf(provider: CardProviderName, tid: string): number {
    return this.#approved(provider, (entry) => entry.tid === tid).reduce(
      (left, { kind, amountWon }) => left + (kind === 'charge' ? amountWon : -amountWon),
      0,
    );
  }

  #callsOf(provider: CardProviderName): Pick<CardProvider, 'bookOf' | 'charge' | 'lookUp' | 'refund' | 'removeCard'> {
    return {
      charge: async ({ billingKey, orderId, amountWon, now: at }) => {
        const card = this.#cards.get(billingKey);
        if (card === undefined || card.isEnded) return refusedByProvider('NO_KEY', '등록되지 않은 카드');
        if (this.#approved(provider, (entry) => entry.kind === 'charge' && entry.orderId === orderId).length > 0)
          return unknown({ why: 'order-used', code: 'USED' }, 'not-offered');
        const refusal = refusalOf(card);
        const tid = randomUUID();
        const state = refusal === undefined ? 'approved' : 'refused';
        this.#enter({ provider, kind: 'charge', state, tid, orderId, amountWon, at });
        if (refusal !== undefined) {
          card.refusals += 1;
          return refusedByProvider('REFUSED', refusal);
        }
        const { lastFour } = card;
        return { state: 'approved', payment: { tid, approvedAt: at, amountWon, issuerName: null, lastFour } };
      },
      refund: async ({ tid, orderId: refundId, part, now: at }) => {
        const left = this.#leftOf(provider, tid);
        const amountWon = part?.amountWon ?? left;
        const [charge] = this.#approved(provider, (entry) => entry.tid === tid);
        if (charge === undefined || left === 0 || left - amountWon !== (part?.leftWon ?? 0))
          return refusedByProvider('NOT_LEFT', '취소할 수 없는 금액');
        // KG Inicis stores no order id of a cancel.
        this.#enter({ ...charge, kind: 'cancel', amountWon, at }, provider === 'NICEPAY' ? refundId : null);
        return { state: 'refunded' };
      },
      removeCard: async ({ billingKey }) => {
        if (provider === 'INICIS') return { state: 'not-offered' };
        const card = this.#cards.get(billingKey);
        if (card !== undefined) card.isEnded = true;
        return { state: 'removed' };
      },
      lookUp: async ({ orderId, sentAt }) => {
        const [charge] = this.#approved(provider, (entry) => entry.kind === 'charge' && entry.orderId === orderId);
        if (charge === undefined) return { state: 'not-found' };
        const { tid, amountWon } = charge;
        if (this.#leftOf(provider, tid) === 0) return { state: 'cancelled' };
        return {
          state: 'approved',
          payment: { tid, approvedAt: sentAt, amountWon, issuerName: null, lastFour: null },
        };
      },
      bookOf: async ({ date, page }) => {
        const entries = this.#approved(provider, ({ at }) => seoulDate(at) === date);
        const from = (page - 1) * PAGE_ROWS;
        return {
          state: 'read',
          entries: entries.slice(from, from + PAGE_ROWS),
          hasMore: entries.length > from + PAGE_ROWS,
        };
      },
    };
  }
}
