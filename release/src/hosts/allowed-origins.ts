import { releaseStage } from '@dongne/build/outputs';
import { FRONT_ENDS, originOf, REMOTES } from '../config';
import { devOrigins, devSockets } from './dev-remotes';
import type { PageOrigins } from './page-headers';
import type { ScriptSources } from './page-guard';
import type { ServiceSources } from './service-sources';

const isForDevelopers = (): boolean => releaseStage() === 'local';

/** Host names of a developer's machine, whose remotes are allowed; see `override:` in docs/release.md. */
const developersMachine = (): string[] => (isForDevelopers() ? ['localhost', '127.0.0.1'] : []);

const socketOf = (origin: string): string => origin.replace('http', 'ws');

/**
 * Lists the script origins that the page guard admits.
 *
 * @param local origins of squads' machines in a preview; their remotes have no hash.
 */
export const scriptSources = (services: ServiceSources, local: readonly string[] = []): ScriptSources => {
  const unhashed = [...devOrigins(), ...local];
  return {
    hashed: REMOTES.map(originOf).filter((origin) => !unhashed.includes(origin)),
    unhashed,
    others: [...unhashed, ...services['script-src']],
    machines: developersMachine(),
    takesHtml: services['script-src'].length > 0,
  };
};

/** Lists the origins that the page's CSP names besides its own. */
export const pageOrigins = (local: readonly string[] = []): PageOrigins => {
  const machines = [...developersMachine().map((host) => `http://${host}:*`), ...local];
  const sockets = [...devSockets(), ...machines.map(socketOf)];
  return {
    scripts: [...REMOTES.map((remote) => `${originOf(remote)}/`), ...machines],
    connections: [...FRONT_ENDS.map(originOf), ...machines, ...sockets],
    hasDevServer: sockets.length > 0,
  };
};
