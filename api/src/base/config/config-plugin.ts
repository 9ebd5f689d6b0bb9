import { partPlugin } from '../common';
import type { Config } from './config';

declare module '../common/app' {
  interface Parts {
    config: Config;
  }
}

/** `app.config`: everything that the process was told from outside. */
export const configPlugin = (config: Config) => partPlugin('config', [], () => config);
