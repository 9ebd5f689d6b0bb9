import { returnTo, useBackStep } from '@dongne/platform';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Where back leads from a request (`prevUrl`; product specification §2), as it was given. */
export const usePrevUrl = (): string | undefined => useSearchParams()[0].get('prevUrl') ?? undefined;

/** Lets back lead to `prevUrl`, when there is one and it is a path of this app; from a foreign one Home. */
export const useBackToPrevUrl = (): void => {
  const navigate = useNavigate();
  const prevUrl = usePrevUrl();
  const leave = useCallback(() => void navigate(returnTo(prevUrl), { replace: true }), [navigate, prevUrl]);
  useBackStep(prevUrl === undefined ? undefined : leave);
};
