import { test as story } from './story';
import { copyCheckout, type CheckoutCopy } from './system/checkout-copy';
import { Operator } from './system/operator';
import { DRAWN_BY_BROWSERS, startSystem } from './system/start-system';

export { expect } from './story';

interface OperationsFixtures {
  /** A second checkout, gone after the story. */
  readonly checkout: CheckoutCopy;
}

interface OperationsWorkerFixtures {
  /** Variables the system is started with: keys of outside services. A file that sets some has a system of its own. */
  readonly settings: Readonly<Record<string, string>>;
  /** Runs a system that only this worker uses. A story that failed ends the worker, so the next one finds a fresh system. */
  readonly operator: Operator;
}

/** Stories that stop, kill, publish and travel in time, on a system of their own. */
export const test = story.extend<OperationsFixtures, OperationsWorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  operator: [
    async ({ settings }, provide) => {
      const operator = new Operator(await startSystem({ ...DRAWN_BY_BROWSERS, ...settings }));
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
