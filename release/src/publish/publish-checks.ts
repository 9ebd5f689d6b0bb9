import { satisfies } from 'semver';
import { EVERY_PAGE_BUDGET_KB } from '../config';
import { isServed, liveOf, type Deployment, type Registry } from '../registry/registry';
import type { ScriptWeight } from './compress';

/** A sentence that says what to do, or nothing to object. */
type Objection = string | undefined;

const ROUTES_EXPOSE = './routes';

/** Every version that anybody gets: the live ones and the canaries. */
const remotesOf = (registry: Registry) =>
  Object.entries(registry.microFrontends).flatMap(([name, known]) =>
    name === 'shell' ? [] : known.filter(isServed).map((served) => ({ name, served })),
  );

const platformObjection = (remoteName: string, range: string, provided: string): Objection =>
  satisfies(provided, range)
    ? undefined
    : `${remoteName} needs @dongne/platform ${range}, the shell has ${provided}: publish a shell that provides it, or widen "dongne.platform" in the remote's package.json.`;

const sharedObjections = (
  remoteName: string,
  required: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): Objection[] =>
  Object.entries(required).map(([name, range]) => {
    const version = provided[name] ?? provided[prefixOf(name)];
    if (name === '@dongne/platform') return undefined; // judged by its own range
    if (version === undefined)
      return `${remoteName} shares ${name}, which the shell does not provide: take it off the list of singletons or add it to the shell.`;
    return satisfies(version, range)
      ? undefined
      : `${remoteName} needs ${name} ${range}, the shell has ${version}: bring both to the catalog's version.`;
  });

/** `react/jsx-runtime` is provided under the prefix `react/`. */
const prefixOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

const routeObjections = (name: string, candidate: Deployment, registry: Registry): Objection[] =>
  remotesOf(registry)
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      candidate.extras.routes
        .filter(({ path }) => other.served.extras.routes.some((taken) => taken.path === path))
        .map(
          ({ path }) =>
            `${path} belongs to ${other.name} already: agree on one owner and take it out of the other's route table.`,
        ),
    );

/**
 * Everything that speaks against making a remote's build live, one sentence each.
 *
 * @param build what was measured on the built files: its exposes and what its scripts weigh.
 */
export const objectionsToRemote = (
  name: string,
  candidate: Deployment,
  registry: Registry,
  build: { readonly exposes: readonly string[] } & ScriptWeight,
): string[] => {
  const shell = liveOf(registry, 'shell');
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
    ...(shell === undefined
      ? []
      : [
          platformObjection(name, candidate.extras.platform, shell.extras.platform),
          ...sharedObjections(name, candidate.extras.shared, shell.extras.shared),
        ]),
  ];
  return objections.filter((objection) => objection !== undefined);
};

/** Everything that speaks against making a shell live: the remotes it would break. */
export const objectionsToShell = (candidate: Deployment, registry: Registry): string[] =>
  remotesOf(registry)
    .flatMap(({ name, served }) => [
      platformObjection(name, served.extras.platform, candidate.extras.platform),
      ...sharedObjections(name, served.extras.shared, candidate.extras.shared),
    ])
    .filter((objection) => objection !== undefined);
