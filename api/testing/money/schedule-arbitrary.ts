import fc from 'fast-check';
import type { Fate } from './crashing-parts';

const HOUR_MS = 3_600_000;

/** An action on a charge. */
export type Action =
  | { readonly does: 'work' | 'workTwice' | 'pay' | 'payTwice' | 'webhook' | 'void' }
  | { readonly does: 'refund'; readonly amountWon: number | null }
  | { readonly does: 'reduce'; readonly byWon: number }
  | { readonly does: 'card'; readonly lastFour: string; readonly provider: 'INICIS' | 'NICEPAY' }
  | { readonly does: 'wait'; readonly ms: number };

const ACTION: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Action>({ does: 'work' }, { does: 'workTwice' }) },
  { weight: 3, arbitrary: fc.constantFrom<Action>({ does: 'pay' }, { does: 'payTwice' }, { does: 'webhook' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      amountWon: fc.constantFrom(null, 1_000, 3_410, 9_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('reduce' as const), byWon: fc.constantFrom(500, 3_000, 13_000) }),
  },
  { weight: 1, arbitrary: fc.constant<Action>({ does: 'void' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('card' as const),
      lastFour: fc.constantFrom('0000', '0000', '0100', '0200'),
      provider: fc.constantFrom('INICIS' as const, 'NICEPAY' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(31_000, 65_000, HOUR_MS, 5 * HOUR_MS, 30 * HOUR_MS),
    }),
  },
);

const FATE: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate>('lives') },
  { weight: 1, arbitrary: fc.constant<Fate>('dies before') },
  { weight: 1, arbitrary: fc.constant<Fate>('dies after') },
  { weight: 2, arbitrary: fc.constant<Fate>('answer is lost') },
);

/** Actions in sequence, with the fates of their processes. */
export interface Schedule {
  readonly provider: 'INICIS' | 'NICEPAY';
  readonly actions: readonly Action[];
  readonly fates: readonly Fate[];
}

/** Any of them. */
export const SCHEDULE: fc.Arbitrary<Schedule> = fc.record({
  provider: fc.constantFrom('INICIS' as const, 'NICEPAY' as const),
  actions: fc.array(ACTION, { minLength: 3, maxLength: 14 }),
  fates: fc.array(FATE, { minLength: 1, maxLength: 40 }),
});
