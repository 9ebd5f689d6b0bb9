import type { AppParts } from '../../../app';
import type { CardProvider, CardProviders } from '../../providers';

/** The process is gone: nothing after it runs. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** What becomes of the next call of a provider or the next transaction. */
export type Fate = 'lives' | 'dies before' | 'dies after' | 'answer is lost';

const LOST = { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' } as const;

/** Runs a step of the process, which may die before it or after it has had its effect. */
const step = async <T>(fate: Fate, work: () => Promise<T>): Promise<T> => {
  if (fate === 'dies before') throw new Killed();
  const done = await work();
  if (fate === 'dies after') throw new Killed();
  return done;
};

const dyingProvider = (real: CardProvider, next: () => Fate): CardProvider => {
  const called = async <T>(work: () => Promise<T>): Promise<T | typeof LOST> => {
    const fate = next();
    const answer = await step(fate, work);
    return fate === 'answer is lost' ? LOST : answer;
  };
  return {
    ...real,
    charge: (call) => called(() => real.charge(call)),
    refund: (call) => called(() => real.refund(call)),
    lookUp: (call) => called(() => real.lookUp(call)),
  };
};

/**
 * The same parts in a process that dies where it is told to: before or after any transaction has been committed and any call of
 * a provider has had its effect, or that never hears the provider's answer.
 *
 * @param next the fate of the next of them.
 */
export const dyingParts = (parts: AppParts, next: () => Fate): AppParts => {
  const { INICIS, NICEPAY } = parts.cardProviders;
  const cardProviders: CardProviders = {
    INICIS: INICIS === null ? null : dyingProvider(INICIS, next),
    NICEPAY: NICEPAY === null ? null : dyingProvider(NICEPAY, next),
  };
  const database = new Proxy(parts.database, {
    get: (target, name, receiver) =>
      name === 'transaction'
        ? (...args: Parameters<typeof target.transaction>) => step(next(), () => target.transaction(...args))
        : Reflect.get(target, name, receiver),
  });
  return { ...parts, cardProviders, database };
};
