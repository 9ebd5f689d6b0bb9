import { isOlderVersion } from '@dongne/contract';
import { declareAppObsolete, nativeVersion } from '@dongne/platform';
import { useEffect } from 'react';
import { useVersions } from './use-versions';

/**
 * Asks which native apps still work, and asks for the update when the one around this page does not: a visitor's calls
 * name no version, so the server cannot refuse them. Versions that cannot be had stop nobody.
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
