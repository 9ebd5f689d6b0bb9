import { test as story } from './story';
import { copyCheckout, type CheckoutCopy } from './system/checkout-copy';
import { Operator } from './system/operator';
import { RENDERED_BY_BROWSERS, startSystem } from './system/start-system';

export { expect } from './story';

interface OperationsFixtures {
  /** Copied checkout, removed after the story. */
  readonly checkout: CheckoutCopy;
}

interface OperationsWorkerFixtures {
  /** Environment variables of the system: keys of external services. A file with settings has its own system. */
  readonly settings: Readonly<Record<string, string>>;
  /** System that only this worker uses. A failed story ends the worker, so the next one gets a fresh system. */
  readonly operator: Operator;
}

/** Stories that stop, kill, publish and travel in time, on a system of their own. */
export const test = story.extend<OperationsFixtures, OperationsWorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  operator: [
    async ({ settings }, provide) => {
      const operator = new Operator(await startSystem({ ...RENDERED_BY_BROWSERS, ...settings }));
      await provide(operator);
      await operator.leave();
      await operator.system.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ operator }, provide) => provide(operator.system.baseUrl),
  checkout: async ({}, provide) => {
    const copy = await copyCheckout();
    await provide(copy);
    await copy.remove();
  },
});
