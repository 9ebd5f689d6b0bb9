import { deviceNow } from '@dongne/platform';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepReferral, keptReferral, referralOfLink } from '../common/kept-referral';

/**
 * The code of the friend whose link somebody came by (`?referralCode=`), also days later and after a way over another company's
 * login; empty without one.
 */
export const useReferral = (): string => {
  const fromLink = referralOfLink(useSearchParams()[0].get('referralCode'));
  const [code] = useState(() => fromLink ?? keptReferral(deviceNow()) ?? '');

  useEffect(() => {
    if (fromLink !== undefined) keepReferral(fromLink, deviceNow());
  }, [fromLink]);
  return code;
};
