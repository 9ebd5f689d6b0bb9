import { partPlugin } from './part-plugin';
import type { Clock } from './clock';

declare module './app' {
  interface Parts {
    clock: Clock;
  }
}

/** Provides the time as `app.clock`; other code does not read the system clock. */
export const clockPlugin = (clock: Clock) => partPlugin('clock', [], () => clock);
