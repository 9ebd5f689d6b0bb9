import { seoulDate } from '@dongne/contract';
import type { VoucherProgramme } from '#money';
import type { VoucherRow } from './companies';

interface Row extends VoucherRow {
  readonly refundId: string | null;
  readonly at: Date;
}

/** Initial balance of a new user. */
export const FIRST_GRANT_WON = 50_000;

const refused = (code: string) => ({ state: 'refused', code, message: '바우처를 쓸 수 없어요.' }) as const;

/** A voucher programme in memory, with its book. */
export class FakeVouchers {
  readonly book: Row[] = [];

  /** Adds to a balance. */
  grant(memberRef: string, amountWon: number, at: Date): void {
    this.#open(memberRef, at);
    this.book.push({ kind: 'grant', memberRef, amountWon, orderId: null, refundId: null, at });
  }

  /** Grants the initial balance to a new user. */
  #open(memberRef: string, at: Date): void {
    if (this.book.some((row) => row.memberRef === memberRef)) return;
    this.book.push({ kind: 'grant', memberRef, amountWon: FIRST_GRANT_WON, orderId: null, refundId: null, at });
  }

  #balanceOf(memberRef: string, at: Date): number {
    this.#open(memberRef, at);
    return this.book
      .filter((row) => row.memberRef === memberRef)
      .reduce((sum, { kind, amountWon }) => sum + (kind === 'spend' ? -amountWon : amountWon), 0);
  }

  #spendOf(orderId: string): Row | undefined {
    return this.book.find((row) => row.kind === 'spend' && row.orderId === orderId);
  }

  #refundedWon(orderId: string): number {
    return this.book
      .filter((row) => row.kind === 'refund' && row.orderId === orderId)
      .reduce((sum, { amountWon }) => sum + amountWon, 0);
  }

  readonly programme: VoucherProgramme = {
    balanceOf: async ({ memberRef, now }) => ({ state: 'done', balanceWon: this.#balanceOf(memberRef, now) }),
    spend: async ({ memberRef, orderId, amountWon, now }) => {
      const balanceWon = this.#balanceOf(memberRef, now);
      const spent = this.#spendOf(orderId);
      if (spent !== undefined)
        return spent.memberRef === memberRef && spent.amountWon === amountWon
          ? { state: 'done', balanceWon }
          : refused('ORDER_USED');
      if (balanceWon < amountWon) return refused('INSUFFICIENT');
      this.book.push({ kind: 'spend', memberRef, amountWon, orderId, refundId: null, at: now });
      return { state: 'done', balanceWon: balanceWon - amountWon };
    },
    giveBack: async ({ orderId, refundId, amountWon, now }) => {
      const spent = this.#spendOf(orderId);
      if (spent === undefined) return refused('ORDER_UNKNOWN');
      const { memberRef } = spent;
      const isDone = this.book.some((row) => row.refundId === refundId);
      if (!isDone) {
        if (this.#refundedWon(orderId) + amountWon > spent.amountWon) return refused('REFUND_TOO_MUCH');
        this.book.push({ kind: 'refund', memberRef, amountWon, orderId, refundId, at: now });
      }
      return { state: 'done', balanceWon: this.#balanceOf(memberRef, now) };
    },
    lookUp: async ({ orderId }) => {
      const spent = this.#spendOf(orderId);
      if (spent === undefined) return { state: 'done', found: false };
      return { state: 'done', found: true, amountWon: spent.amountWon, refundedWon: this.#refundedWon(orderId) };
    },
    bookOf: async ({ date }) => ({
      state: 'done',
      entries: this.book.flatMap(({ kind, orderId, refundId, amountWon, at }) =>
        kind === 'grant' || seoulDate(at) !== date ? [] : [{ kind, orderId: orderId ?? '', refundId, amountWon, at }],
      ),
      hasMore: false,
    }),
  };
}
