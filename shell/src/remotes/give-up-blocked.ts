import { deviceMemory } from '@dongne/platform';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import type { RemoteDeployment } from '../registry/registry';
import { giveUp } from './given-up';
import { forgetBlocked } from './opening-mark';

/** Gives up the version of this remote that has blocked its page: it would block the next one too. */
export const giveUpBlocked = (remote: RemoteDeployment, blocked: string): void => {
  const found = [remote, remote.fallback].find(
    (version) => version !== undefined && nameAtVersion(remote.name, version.version) === blocked,
  );
  if (found === undefined) return;
  forgetBlocked();
  reportRemote({ step: 'hung', remote: blocked, cause: 'It blocked its page' });
  if (remote.fallback !== undefined) giveUp(remote, found.version, deviceMemory);
};
