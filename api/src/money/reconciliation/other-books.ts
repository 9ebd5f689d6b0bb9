import type { Needs } from '#base';
import type { CardProvider } from '../providers';
import type { VoucherProgramme } from '../vouchers';
import type { OtherBook, TheirPage } from './books';

type Clocked = Needs<'clock'>;

/** The book of a provider of cards. */
export const providerBook = (provider: CardProvider, { clock }: Clocked): OtherBook => ({
  page: async (date, page): Promise<TheirPage> => {
    const answer = await provider.bookOf({ date, page, now: clock.now() });
    if (answer.state === 'read') return answer;
    const why = answer.state === 'refused' ? `${answer.code} ${answer.message}` : answer.doubt.why;
    return { state: 'notRead', why };
  },
  isUndone: async ({ orderId, tid, amountWon, sentAt }) => {
    const found = await provider.lookUp({ orderId, tid, amountWon, sentAt, now: clock.now() });
    return found.state === 'cancelled';
  },
});

/** The book of the voucher programme. */
export const programmeBook = (programme: VoucherProgramme, { clock }: Clocked): OtherBook => ({
  page: async (date, page): Promise<TheirPage> => {
    const answer = await programme.bookOf({ date, page, now: clock.now() });
    if (answer.state !== 'done')
      return { state: 'notRead', why: answer.state === 'refused' ? `${answer.code} ${answer.message}` : answer.why };
    const entries = answer.entries.map(({ kind, ...entry }) => ({
      ...entry,
      kind: kind === 'spend' ? ('charge' as const) : ('cancel' as const),
    }));
    return { state: 'read', entries, hasMore: answer.hasMore };
  },
  isUndone: async ({ orderId }) => {
    const found = await programme.lookUp({ orderId, now: clock.now() });
    return found.state === 'done' && (!found.found || found.amountWon === found.refundedWon);
  },
});

/** A book without keys. */
export const noBook: OtherBook = {
  page: () => Promise.resolve({ state: 'notRead', why: 'no keys' }),
  isUndone: () => Promise.resolve(false),
};
