import { paths, returnTo, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';

/** Where the first screens lead. */
export interface WaysOn {
  /** Where the person wanted to be (`path`); Home when they wanted nothing special. */
  readonly target: string;
  /** The same by way of login, for those who are not logged in. */
  readonly login: string;
  /** As given, for the next screen. */
  readonly path: string | undefined;
}

/** The ways on from a first screen, the return path kept. */
export const useWaysOn = (): WaysOn => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const path = useSearchParams()[0].get('path') ?? undefined;
  const target = returnTo(path);
  const isThere = isMember || target.startsWith(paths.auth.login());
  return { target, login: isThere ? target : paths.auth.login(target === paths.home() ? undefined : target), path };
};
