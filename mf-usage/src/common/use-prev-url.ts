import { returnTo, useBackStep } from '@dongne/platform';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Raw `prevUrl` of the address, the target of back; product specification §2. */
export const usePrevUrl = (): string | undefined => useSearchParams()[0].get('prevUrl') ?? undefined;

/** Sends back to `prevUrl` when it is a path of this app, and to Home when it is foreign. */
export const useBackToPrevUrl = (): void => {
  const navigate = useNavigate();
  const prevUrl = usePrevUrl();
  const leave = useCallback(() => void navigate(returnTo(prevUrl), { replace: true }), [navigate, prevUrl]);
  useBackStep(prevUrl === undefined ? undefined : leave);
};
