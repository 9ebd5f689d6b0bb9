import { paths, returnTo, sessionAtom } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';

/** Targets of the first screens. */
export interface FirstScreenLinks {
  /** Target of the person (`path`); Home without one. */
  readonly target: string;
  /** Login with that target, for visitors. */
  readonly login: string;
  /** Path as given, for the next screen. */
  readonly path: string | undefined;
}

/** Links of a first screen that preserve the target. */
export const useFirstScreenLinks = (): FirstScreenLinks => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const path = useSearchParams()[0].get('path') ?? undefined;
  const target = returnTo(path);
  const isThere = isMember || target.startsWith(paths.auth.login());
  return { target, login: isThere ? target : paths.auth.login(target === paths.home() ? undefined : target), path };
};
