import { ownedByRuntime, runtime } from '@dongne/platform';

const way = ownedByRuntime(() => ({ leadsElsewhere: false }));

/** In the place of the router's `Navigate`, which does nothing on the server: a page that leads elsewhere is left to the browser. */
export const Navigate = (): null => {
  way().leadsElsewhere = true;
  return null;
};

/** Whether a page that was drawn leads elsewhere. */
export const leadsElsewhere = (owner = runtime()): boolean => way(owner).leadsElsewhere;
