import { objectionsToRoutes, type RouteOwner } from '@dongne/build/route-owners';
import { EVERY_PAGE_BUDGET_KB } from '../config';
import type { Deployment, Registry } from '../registry/registry';
import type { ScriptWeight } from './compress';
import { conflictsInShells, servedRemotes, servedShells } from './compatibility';

/** Sentence that says what to do; `undefined` when there is no objection. */
type Objection = string | undefined;

const ROUTES_EXPOSE = './routes';

const ownerOf = (name: string, { extras }: Deployment): RouteOwner => ({
  name,
  owns: extras.owns,
  lends: extras.lends,
  paths: extras.routes.map(({ path }) => path),
});

const routeObjections = (name: string, candidate: Deployment, registry: Registry): string[] => {
  const others = servedRemotes(registry).filter((other) => other.name !== name);
  const owners = [
    ...servedShells(registry).map((shell) => ownerOf('shell', shell)),
    ...others.map((other) => ownerOf(other.name, other.served)),
  ];
  return [...new Set(objectionsToRoutes(ownerOf(name, candidate), owners))];
};

/**
 * Lists every objection to making a remote's build live, one sentence each.
 *
 * @param build measurements of the built files: exposes and sizes.
 */
export const objectionsToRemote = (
  name: string,
  candidate: Deployment,
  registry: Registry,
  build: { readonly exposes: readonly string[] } & ScriptWeight,
): string[] => {
  const budget = candidate.extras.budgetKb ?? Infinity;
  const objections: Objection[] = [
    build.exposes.includes(ROUTES_EXPOSE)
      ? undefined
      : `${name} does not expose ${ROUTES_EXPOSE}: keep src/routes.tsx and the preset's exposes.`,
    build.scriptKb <= budget
      ? undefined
      : `${name} weighs ${build.scriptKb.toFixed(1)} kB gzip, over its budget of ${budget} kB: look at what the last change imported.`,
    build.everyPageKb <= EVERY_PAGE_BUDGET_KB
      ? undefined
      : `${name} makes each of its pages wait for ${build.everyPageKb.toFixed(1)} kB gzip, over ${EVERY_PAGE_BUDGET_KB} kB: load what one page needs with that page.`,
    ...routeObjections(name, candidate, registry),
    ...conflictsInShells(name, candidate, registry),
  ];
  return objections.filter((objection) => objection !== undefined);
};
