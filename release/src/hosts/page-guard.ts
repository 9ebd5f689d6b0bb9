import { browserScript, scriptCall } from './browser-script';

/** Script sources that a page may load besides the shell's own. */
export interface ScriptSources {
  /** Origins whose scripts run only with their published hash. */
  readonly hashed: readonly string[];
  /** Origins of dev servers, whose remotes have no hash. */
  readonly unhashed?: readonly string[];
  /** All origins without hashes: dev servers, external services (`https://*.channel.io`). */
  readonly others: readonly string[];
  /** Host names that `override:` may name; none in pages for customers. */
  readonly machines: readonly string[];
  /** Whether an external service injects HTML. */
  readonly takesHtml: boolean;
}

const SOURCE = browserScript('page-guard.js');

/** Returns the script that blocks other scripts; it must run first in the page. */
export const pageGuard = ({ unhashed: _unhashed, ...sources }: ScriptSources): string => scriptCall(SOURCE, sources);
