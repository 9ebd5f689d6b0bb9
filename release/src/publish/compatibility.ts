import { satisfies } from 'semver';
import { historyOf } from '../registry/live-history';
import { isServed, type Deployment, type Registry } from '../registry/registry';
import type { ForceOption } from '../registry/registry-changes';
import { PublishRefused } from './publish-refused';
import { formatMissing, missingNames, type MissingNames } from './shared-names';

/** Sentence that says what to do; `undefined` when there is no objection. */
type Objection = string | undefined;

interface ServedRemote {
  readonly name: string;
  readonly served: Deployment;
}

/** Lists the versions of remotes with traffic: live and canary. */
export const servedRemotes = (registry: Registry): ServedRemote[] =>
  Object.entries(registry.microFrontends).flatMap(([name, known]) =>
    name === 'shell' ? [] : known.filter(isServed).map((served) => ({ name, served })),
  );

/** Lists the shells with traffic: live and canary. A visitor may get any of them with any version of a remote. */
export const servedShells = (registry: Registry): readonly Deployment[] =>
  (registry.microFrontends['shell'] ?? []).filter(isServed);

/** Lists the shells that customers may get: those with traffic, and the one that a rollback would return to. */
export const shellsOfCustomers = (registry: Registry): readonly Deployment[] => {
  const before = historyOf(registry, 'shell').live.at(-2);
  const previous = registry.microFrontends['shell']?.filter(({ metadata }) => metadata.version === before) ?? [];
  return [...new Set([...servedShells(registry), ...previous])];
};

/** Objects to a remote whose platform range a shell does not satisfy. */
export const platformObjection = (remoteName: string, range: string, provided: string): Objection =>
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
    if (name === '@dongne/platform') return undefined; // checked by its own range
    if (version === undefined)
      return `${remoteName} shares ${name}, which the shell does not provide: take it off the list of singletons or add it to the shell.`;
    return satisfies(version, range)
      ? undefined
      : `${remoteName} needs ${name} ${range}, the shell has ${version}: bring both to the catalog's version.`;
  });

/** Prefix of a package: `react/jsx-runtime` is provided under `react/`. */
const prefixOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** Finds the newest published shell that provides all names. */
const shellThatProvides = (registry: Registry, { shared, names }: MissingNames): Deployment | undefined =>
  registry.microFrontends['shell']?.find(
    ({ extras }) =>
      extras.sharedNames !== undefined && missingNames({ [shared]: names }, extras.sharedNames).length === 0,
  );

const howToProvide = (registry: Registry, missing: MissingNames, lacking: Deployment): string => {
  if (!lacking.deployment.default) return `end it with "canary shell ${lacking.metadata.version} 0%", or do without.`;
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
 * Explains why a remote does not work in a shell: platform range, versions of shared packages, missing names. One
 * sentence each.
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
      `${name} uses ${formatMissing(missing)}, which the ${shell.deployment.default ? 'live' : 'canary'} shell ${shell.metadata.version} does not provide; ${howToProvide(registry, missing, shell)}`,
  ),
];

/** Explains which remotes a shell would break if it went live. One sentence each. */
export const conflictsOfShell = (shell: Deployment, registry: Registry): string[] =>
  servedRemotes(registry).flatMap(({ name, served }) => [
    ...versionConflicts(name, served, shell),
    ...missingOf(served, shell).map(
      (missing) =>
        `${name} ${served.metadata.version} uses ${formatMissing(missing)}, which shell ${shell.metadata.version} does not provide: keep that in the shell, or publish a ${name} that does without it first.`,
    ),
  ]);

/** Explains why a remote does not work in the live shell or in its canary. One sentence each. */
export const conflictsInShells = (name: string, remote: Deployment, registry: Registry): string[] => [
  ...new Set(servedShells(registry).flatMap((shell) => conflictsOfRemote(name, remote, shell, registry))),
];

/** Lists all conflicts of the served versions, one sentence each. */
export const conflictsOf = (registry: Registry): string[] =>
  servedRemotes(registry).flatMap(({ name, served }) => conflictsInShells(name, served, registry));

/** Lists served versions that were published without their names and cannot be compared, one sentence each. */
export const namesUnknown = (registry: Registry): string[] =>
  [...servedShells(registry).map((served) => ({ name: 'shell', served })), ...servedRemotes(registry)]
    .filter(({ served }) => served.extras.sharedNames === undefined)
    .map(
      ({ name, served }) =>
        `${name} ${served.metadata.version} was published before names were recorded: its names are not compared.`,
    );

const isNew = (before: Registry, name: string, { metadata }: Deployment): boolean =>
  !before.microFrontends[name]?.some((known) => isServed(known) && known.metadata.version === metadata.version);

/**
 * Accepts a change of the registry unless it serves incompatible versions.
 *
 * @returns the changed registry.
 * @throws {PublishRefused} unless forced.
 */
export const refuseConflicts = (
  before: Registry,
  after: Registry,
  { isForced = false }: ForceOption = {},
): Registry => {
  if (isForced) return after;
  const newShells = servedShells(after).filter((shell) => isNew(before, 'shell', shell));
  const conflicts =
    newShells.length > 0
      ? newShells.flatMap((shell) => conflictsOfShell(shell, after))
      : servedRemotes(after)
          .filter(({ name, served }) => isNew(before, name, served))
          .flatMap(({ name, served }) => conflictsInShells(name, served, after));
  if (conflicts.length > 0) throw new PublishRefused([...conflicts, 'To proceed anyway, use --force.']);
  return after;
};
