import { deviceMemory, tabMemory } from '@dongne/platform';
import { nameAtVersion, reportRemote } from '../health/remote-reports';
import type { RemoteDeployment } from '../registry/registry';
import { giveUp, giveUpUncertainly } from './given-up';
import { suspect, type LeftOpening } from './opening-mark';

/**
 * Gives up the version of this remote that has left a mark: for this tab at first, at the second time until a newer
 * version is live. A killed browser leaves a mark too, so the release is to blame only when the tab was reloaded, or when
 * it happens twice in a row; before that the report is not counted.
 */
export const giveUpBlocked = (remote: RemoteDeployment, left: LeftOpening): void => {
  const found = [remote, remote.fallback].find(
    (version) => version !== undefined && nameAtVersion(remote.name, version.version) === left.version,
  );
  if (found === undefined) return;
  const isSecond = suspect(left);
  const isCertain = isSecond || left.wasReloaded;
  const cause = isCertain ? 'It blocked its page' : 'It blocked its page, or its browser was killed';
  reportRemote({ step: 'hung', remote: left.version, cause, ...(!isCertain && { isUncertain: true }) });
  if (remote.fallback === undefined) return;
  if (!isCertain) giveUpUncertainly(remote, found.version);
  else giveUp(remote, found.version, isSecond ? deviceMemory : tabMemory);
};
