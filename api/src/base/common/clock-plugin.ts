import { partPlugin } from './part-plugin';
import type { Clock } from './clock';

declare module './app' {
  interface Parts {
    clock: Clock;
  }
}

/** `app.clock`: what time it is; nobody else asks the system. */
export const clockPlugin = (clock: Clock) => partPlugin('clock', [], () => clock);
