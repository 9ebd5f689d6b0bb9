import { objectionsToRoutes, type RouteOwner } from '@dongne/build/route-owners';
import { EVERY_PAGE_BUDGET_KB, SHELL, type FrontEnd } from '../config';
import type { Deployment, Registry } from '../registry/registry';
import type { ScriptWeight } from './compress';
import { conflictsInShells, platformObjection, servedRemotes, servedShells } from './compatibility';
import type { Declaration } from './declaration';

/** Sentence that says what to do; `undefined` when there is no objection. */
type Objection = string | undefined;

const ROUTES_EXPOSE = './routes';

const ownerOf = (name: string, { extras }: Deployment): RouteOwner => ({
  name,
  owns: extras.owns,
  lends: extras.lends,
  paths: extras.routes.map(({ path }) => path),
});

const routeObjections = (candidate: RouteOwner, registry: Registry): string[] => {
  const others = servedRemotes(registry).filter((other) => other.name !== candidate.name);
  const owners = [
    ...servedShells(registry).map((shell) => ownerOf('shell', shell)),
    ...others.map((other) => ownerOf(other.name, other.served)),
  ];
  return [...new Set(objectionsToRoutes(candidate, owners))];
};

/** Lists what a package declares against the live registry, one sentence each: routes, prefixes, platform. */
export const objectionsToDeclaration = (
  { name }: FrontEnd,
  { routes, owns, lends, platform }: Declaration,
  registry: Registry,
): string[] => {
  const platforms =
    name === SHELL.name
      ? servedRemotes(registry).map((remote) => platformObjection(remote.name, remote.served.extras.platform, platform))
      : servedShells(registry).map((shell) => platformObjection(name, platform, shell.extras.platform));
  const paths = routes.map(({ path }) => path);
  return [
    ...(name === SHELL.name ? [] : routeObjections({ name, owns, lends, paths }, registry)),
    ...platforms.filter((objection) => objection !== undefined),
  ];
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
    ...routeObjections(ownerOf(name, candidate), registry),
    ...conflictsInShells(name, candidate, registry),
  ];
  return objections.filter((objection) => objection !== undefined);
};
