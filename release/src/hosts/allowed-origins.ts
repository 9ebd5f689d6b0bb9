import { releaseStage } from '@dongne/build/outputs';
import { FRONT_ENDS, originOf, REMOTES } from '../config';
import { devOrigins, devSockets } from './dev-remotes';
import type { PageOrigins } from './page-headers';
import type { ScriptSources } from './page-guard';
import type { ServiceSources } from './service-sources';

const isForDevelopers = (): boolean => releaseStage() === 'local';

/** Allows remotes on a developer's machine; see `override:` in docs/release.md. */
const developersMachine = (): string[] => (isForDevelopers() ? ['http://localhost:*', 'http://127.0.0.1:*'] : []);

/** Lists the script origins that the page guard admits. */
export const scriptSources = (services: ServiceSources): ScriptSources => {
  const unhashed = devOrigins();
  return {
    hashed: REMOTES.map(originOf).filter((origin) => !unhashed.includes(origin)),
    others: [...unhashed, ...services['script-src']],
    takesOverrides: isForDevelopers(),
    takesHtml: services['script-src'].length > 0,
  };
};

/** Lists the origins that the page's CSP names besides its own. */
export const pageOrigins = (): PageOrigins => ({
  scripts: [...REMOTES.map((remote) => `${originOf(remote)}/`), ...developersMachine()],
  connections: [...FRONT_ENDS.map(originOf), ...devSockets(), ...developersMachine()],
});
