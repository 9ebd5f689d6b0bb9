import { ownedByRuntime, runtime } from '@dongne/platform';

const redirect = ownedByRuntime((): { leadsTo?: string } => ({}));

/** Replacement for the router's `Navigate`, a no-op on the server: records the redirect for the host or the browser. */
export const Navigate = ({ to }: { to: string }): null => {
  redirect().leadsTo = to;
  return null;
};

/** Redirect target of a rendered page; `undefined` without a redirect. */
export const redirectTarget = (owner = runtime()): string | undefined => redirect(owner).leadsTo;
