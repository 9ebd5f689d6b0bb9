import { releaseStage } from '@dongne/build';
import { FRONT_ENDS, originOf, REMOTES } from '../config';
import { devOrigins, devSockets } from './dev-remotes';
import type { PageOrigins } from './page-headers';
import type { ScriptSources } from './page-guard';
import type { ServiceSources } from './service-sources';

const isForDevelopers = (): boolean => releaseStage() === 'local';

/** Where a developer's own remotes may be served; see `override:` in docs/release.md. */
const developersMachine = (): string[] => (isForDevelopers() ? ['http://localhost:*', 'http://127.0.0.1:*'] : []);

/** What the page's guard admits: the remotes' origins with a hash, and little else. */
export const scriptSources = (services: ServiceSources): ScriptSources => {
  const unhashed = devOrigins();
  return {
    hashed: REMOTES.map(originOf).filter((origin) => !unhashed.includes(origin)),
    others: [...unhashed, ...services['script-src']],
    takesOverrides: isForDevelopers(),
    takesHtml: services['script-src'].length > 0,
  };
};

/** What the page's policy names beside our own origin. */
export const pageOrigins = (): PageOrigins => ({
  scripts: [...REMOTES.map((remote) => `${originOf(remote)}/`), ...developersMachine()],
  connections: [...FRONT_ENDS.map(originOf), ...devSockets(), ...developersMachine()],
});
