import { satisfies } from 'semver';
import { isServed, liveOf, type Deployment, type Registry } from '../registry/registry';
import type { ForceOption } from '../registry/registry-changes';
import { PublishRefused } from './publish-refused';
import { inWords, missingNames, type MissingNames } from './shared-names';

/** A sentence that says what to do, or nothing to object. */
type Objection = string | undefined;

interface ServedRemote {
  readonly name: string;
  readonly served: Deployment;
}

/** Every version of a remote that anybody gets: the live ones and the canaries. */
export const servedRemotes = (registry: Registry): ServedRemote[] =>
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

/** The newest published shell that has all of it. */
const shellThatProvides = (registry: Registry, { shared, names }: MissingNames): Deployment | undefined =>
  registry.microFrontends['shell']?.find(
    ({ extras }) =>
      extras.sharedNames !== undefined && missingNames({ [shared]: names }, extras.sharedNames).length === 0,
  );

const wayToProvide = (registry: Registry, missing: MissingNames): string => {
  const shell = shellThatProvides(registry, missing);
  return shell === undefined
    ? 'no published shell does. Publish one that does first, or do without.'
    : `shell ${shell.metadata.version} does. Make it live first, or do without.`;
};

const isSentence = (objection: Objection): objection is string => objection !== undefined;

const versionConflicts = (name: string, remote: Deployment, shell: Deployment): string[] =>
  [
    platformObjection(name, remote.extras.platform, shell.extras.platform),
    ...sharedObjections(name, remote.extras.shared, shell.extras.shared),
  ].filter(isSentence);

const missingOf = (remote: Deployment, shell: Deployment): MissingNames[] =>
  missingNames(remote.extras.sharedNames, shell.extras.sharedNames);

/**
 * Why a remote cannot live in a shell, for the squad that brings the remote: the platform, the versions of shared
 * packages, and the names it uses of them. A sentence each.
 */
export const conflictsOfRemote = (
  name: string,
  remote: Deployment,
  shell: Deployment,
  registry: Registry,
): string[] => [
  ...versionConflicts(name, remote, shell),
  ...missingOf(remote, shell).map(
    (missing) =>
      `${name} uses ${inWords(missing)}, which the live shell ${shell.metadata.version} does not provide; ${wayToProvide(registry, missing)}`,
  ),
];

/** Why a shell cannot take the place of the live one: the remotes it would break. A sentence each. */
export const conflictsOfShell = (shell: Deployment, registry: Registry): string[] =>
  servedRemotes(registry).flatMap(({ name, served }) => [
    ...versionConflicts(name, served, shell),
    ...missingOf(served, shell).map(
      (missing) =>
        `${name} ${served.metadata.version} uses ${inWords(missing)}, which shell ${shell.metadata.version} does not provide: keep that in the shell, or publish a ${name} that does without it first.`,
    ),
  ]);

/** Everything that is served and does not fit, a sentence each. */
export const conflictsOf = (registry: Registry): string[] => {
  const shell = liveOf(registry, 'shell');
  return shell === undefined
    ? []
    : servedRemotes(registry).flatMap(({ name, served }) => conflictsOfRemote(name, served, shell, registry));
};

/** What is served and was published before names were kept, so that nobody can compare it: a sentence each. */
export const namesUnknown = (registry: Registry): string[] =>
  [{ name: 'shell', served: liveOf(registry, 'shell') }, ...servedRemotes(registry)]
    .filter(({ served }) => served !== undefined && served.extras.sharedNames === undefined)
    .map(
      ({ name, served }) =>
        `${name} ${served?.metadata.version} was published before names were kept: its names are not compared.`,
    );

const isNew = (before: Registry, name: string, { metadata }: Deployment): boolean =>
  !before.microFrontends[name]?.some((known) => isServed(known) && known.metadata.version === metadata.version);

/**
 * A change of who gets what, unless it brings versions that do not fit each other.
 *
 * @returns the registry after it.
 * @throws {PublishRefused} unless the squad insists.
 */
export const refuseConflicts = (
  before: Registry,
  after: Registry,
  { isForced = false }: ForceOption = {},
): Registry => {
  const shell = liveOf(after, 'shell');
  if (shell === undefined || isForced) return after;
  const conflicts = isNew(before, 'shell', shell)
    ? conflictsOfShell(shell, after)
    : servedRemotes(after)
        .filter(({ name, served }) => isNew(before, name, served))
        .flatMap(({ name, served }) => conflictsOfRemote(name, served, shell, after));
  if (conflicts.length > 0) throw new PublishRefused([...conflicts, 'To do it all the same, say --force.']);
  return after;
};
