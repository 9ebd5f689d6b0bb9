import { setTimeout as wait } from 'node:timers/promises';
import { type App, Refusal } from '@dongne/api/base';
import { ERROR_STATUS, isErrorCode, type ErrorCode } from '@dongne/contract';

/** Injected fault of a path's next calls. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'drop' };

interface PlannedFault {
  readonly fault: Fault;
  left: number;
}

/** Injected faults by path, in the memory of this process. */
export class FaultPlan {
  readonly #byPath = new Map<string, PlannedFault>();

  /** Lets the next `times` calls of the path fail; 0 removes the fault. */
  plan(path: string, fault: Fault, times: number): void {
    if (times === 0) this.#byPath.delete(path);
    else this.#byPath.set(path, { fault, left: times });
  }

  /** Remaining faults by path. */
  planned(): readonly { readonly path: string; readonly fault: Fault; readonly left: number }[] {
    return [...this.#byPath].map(([path, { fault, left }]) => ({ path, fault, left }));
  }

  /** Consumes one fault of the path, if there is one. */
  take(path: string): Fault | undefined {
    const planned = this.#byPath.get(path);
    if (planned === undefined) return undefined;
    planned.left -= 1;
    if (planned.left <= 0) this.#byPath.delete(path);
    return planned.fault;
  }
}

const codeOfStatus = (status: number): ErrorCode =>
  Object.keys(ERROR_STATUS).find((code): code is ErrorCode => isErrorCode(code) && ERROR_STATUS[code] === status) ??
  (status >= 500 ? 'UNAVAILABLE' : 'VALIDATION');

/** Applies injected faults before anything else in a call. */
export const injectFaults = (app: App, faults: FaultPlan): void => {
  app.addHook('onRequest', async (request, reply) => {
    const fault = faults.take(request.url.split('?')[0] ?? '');
    switch (fault?.kind) {
      case undefined:
        return;
      case 'delay':
        await wait(fault.delayMs);
        return;
      case 'drop':
        reply.hijack();
        request.raw.socket.destroy();
        return;
      case 'status': {
        const { code, svMessage } = new Refusal(codeOfStatus(fault.status));
        await reply.code(fault.status).send({ error: { code, svMessage } });
      }
    }
  });
};
