import { deviceMemory, tabMemory } from '@dongne/platform';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import type { RemoteDeployment } from '../registry/registry';
import { giveUp } from './given-up';
import { forgetBlocked } from './opening-mark';

/** Version that has left a mark before. */
const BEFORE = 'blocked';

/**
 * Gives up the version of this remote that has blocked its page: for this tab at first, since a browser that was killed
 * leaves a mark too; at the second time until a newer version is live.
 */
export const giveUpBlocked = (remote: RemoteDeployment, blocked: string): void => {
  const found = [remote, remote.fallback].find(
    (version) => version !== undefined && nameAtVersion(remote.name, version.version) === blocked,
  );
  if (found === undefined) return;
  forgetBlocked();
  reportRemote({ step: 'hung', remote: blocked, cause: 'It blocked its page' });
  if (remote.fallback === undefined) return;
  giveUp(remote, found.version, deviceMemory.read(BEFORE) === blocked ? deviceMemory : tabMemory);
  deviceMemory.keep(BEFORE, blocked);
};
