import { isOlderVersion } from '@dongne/contract';
import { declareAppObsolete, nativeVersion } from '@dongne/platform';
import { useEffect } from 'react';
import { useVersions } from './use-versions';

/**
 * Checks whether the native app is still supported: a visitor's calls carry no version, so the server cannot reject
 * them. A failure to load blocks no one.
 */
export const VersionCheck = () => {
  const { data: versions } = useVersions();
  useEffect(() => {
    const native = nativeVersion();
    if (versions === undefined || native === undefined) return;
    if (isOlderVersion(native.version, versions[native.platform].minimum)) declareAppObsolete();
  }, [versions]);
  return null;
};
