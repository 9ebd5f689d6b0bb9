import { deviceNow } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storeReferral, storedReferral, referralOfLink } from '../common/stored-referral';

/**
 * Referral code of a friend's link (`?referralCode=`), also days later or after a login at another provider; empty
 * without one.
 */
export const useReferral = (): string => {
  const fromLink = referralOfLink(useSearchParams()[0].get('referralCode'));
  const [code] = useState(() => fromLink ?? storedReferral(deviceNow()) ?? '');

  useEffect(() => {
    if (fromLink !== undefined) storeReferral(fromLink, deviceNow());
  }, [fromLink]);
  return code;
};
