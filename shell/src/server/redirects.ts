import { ownedByRuntime, runtime } from '@dongne/platform';

const redirect = ownedByRuntime((): { leadsTo?: string } => ({}));

/** In the place of the router's `Navigate`, which does nothing on the server: a page that leads elsewhere is left to the host or the browser. */
export const Navigate = ({ to }: { to: string }): null => {
  redirect().leadsTo = to;
  return null;
};

/** Where a page that was drawn leads; `undefined` for one that stays. */
export const redirectTarget = (owner = runtime()): string | undefined => redirect(owner).leadsTo;
