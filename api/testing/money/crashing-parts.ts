import type { AppParts } from '../../src/app';
import type { CardProvider, CardProviders } from '../../src/money/providers';

/** Simulates a killed process: no code after it runs. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Fate of the next provider call or transaction. */
export type Fate = 'lives' | 'dies before' | 'dies after' | 'answer is lost';

const LOST = { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' } as const;

/** Runs a step of the process, which may crash before or after its effect. */
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
 * Wraps parts in a process that crashes on schedule: before or after any commit and any effect of a provider call, or
 * without receiving the provider's answer.
 *
 * @param next the fate of the next step.
 */
export const crashingParts = (parts: AppParts, next: () => Fate): AppParts => {
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
