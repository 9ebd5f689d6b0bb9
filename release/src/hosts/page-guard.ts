import { browserScript, calledWith } from './browser-script';

/** Which scripts a page may load beside the shell's own. */
export interface ScriptSources {
  /** Origins whose scripts run only with the hash that was published. */
  readonly hashed: readonly string[];
  /** Origins that promise no hash: dev servers, outside services (`https://*.channel.io`). */
  readonly others: readonly string[];
  /** Whether a developer's `override:` may name an origin on their own machine. */
  readonly takesOverrides: boolean;
  /** Whether an outside service writes HTML of its own. */
  readonly takesHtml: boolean;
}

const SOURCE = browserScript('page-guard.js');

/** The script that keeps other scripts out of a page, to be the first in it. */
export const pageGuard = (sources: ScriptSources): string => calledWith(SOURCE, sources);
