import { partPlugin } from '../common';
import type { Config } from './config';

declare module '../common/app' {
  interface Parts {
    config: Config;
  }
}

/** Provides the configuration as `app.config`. */
export const configPlugin = (config: Config) => partPlugin('config', [], () => config);
