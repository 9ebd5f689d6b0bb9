import { parseArgs } from 'node:util';
import type { Program } from '@dongne/contract/server';
import { frontEndOf, SHELL } from '../config';
import { printHealth, runJudge } from '../judge/run-judge';
import { previewLink } from '../preview/preview-link';
import { acceptedKeys } from '../signatures/accepted-keys';
import { isSignedBy } from '../signatures/signature';
import { makeKey } from '../signatures/signing-key';
import { refuseConflicts, conflictsOf, namesUnknown } from '../publish/compatibility';
import { filesThatDiffer } from '../publish/integrity';
import { DEFAULT_SHARE, sentencesOf, type ShareWish } from '../publish/publication';
import { historyOf } from '../registry/live-history';
import { registryOfRecords } from '../registry/rebuild-registry';
import { liveOf, type Deployment } from '../registry/registry';
import {
  goLive,
  promote,
  rollBack,
  startCanary,
  type ForceOption,
  type RollbackRequest,
} from '../registry/registry-changes';
import { RECORD } from '../store/disk-store';
import { openReleaseStore } from '../store/release-store';
import { collectGarbage } from './collect-garbage';
import { linesOf } from './list-releases';
import { runCommand } from './run-command';
import { step } from './steps';

const USAGE = `pnpm release <command>
  publish <package> [share]           builds and publishes as a canary for a share of the visitors (5%),
                                      e.g. pnpm release publish mf-usage; --now or 100%: for everyone;
                                      0%: for no visitor, to be looked at by a preview
  rollback <package> [version]        rolls back the canary, else the live version, to the previous one;
                                      marks the removed version as bad (--reason "what went wrong")
  canary <package> <version> <share>  gives a published version to a share of the visitors; 0% ends it
  promote <package>                   makes the canary live
  use <package> <version>             makes a published version live and marks none as bad
  preview <package> <version> [hours] prints a link that shows a version before others get it (72 h); with an origin
                                      of PREVIEW_ORIGINS instead, the remote of a squad's machine
  serve <package> [port]              serves one remote with live reload, for such a preview
  list                                lists the published, live and bad versions
  at <time>                           lists what was live at a time, e.g. 2026-03-02T10:00+09:00
  gc                                  lists the files that no registry of the last 30 days names; --delete: removes them
  rebuild                             makes a lost registry from the records of all versions
  judge [once]                        rolls back failing canaries and promotes good ones, every minute or once
  judge off|on <package>              leaves its canaries alone, or judges them again
  health                              lists failures of live versions and canaries by page
  key <package>                       makes the key that signs a package's releases
  verify                              checks every published file against its hash, signatures, and served versions
                                      against the shell
  host <package>                      serves a package from the store on its own port
  --check-config                      prints what settings hold, and what is missing or wrong
  --force                             publish, rollback, canary, promote, use: allows a bad version;
                                      all but publish also one that is incompatible with the shell, live or canary`;

// Imports hosts and publishing on demand: `list` and `rollback` start in a third of a second.
const store = openReleaseStore();

/** Parses `5%` or `5`. @throws a sentence when it is not a percentage. */
const percentOf = (typed: string | undefined): number => {
  const [, digits] = /^(\d+(?:\.\d+)?)%?$/.exec(typed ?? '') ?? [];
  if (digits === undefined) throw new Error(`${typed ?? 'Nothing'} is not a percentage of the visitors, such as 5%.`);
  return Number(digits);
};

/** Decides who gets a publication. @throws a sentence for two answers. */
const shareOf = (typed: string | undefined, isNow: boolean): ShareWish => {
  if (typed !== undefined && isNow) throw new Error(`--now means everyone: leave out ${typed} or --now.`);
  if (typed !== undefined) return { percent: percentOf(typed) };
  return isNow ? {} : { percent: DEFAULT_SHARE, isDefault: true };
};

const publishPackage = async (typed: string | undefined, share: ShareWish, force: ForceOption): Promise<void> => {
  const frontEnd = frontEndOf(typed);
  const { buildChecked, objectionsToPages, publish, refuseBeforeBuild } = await import('./publishing');
  await refuseBeforeBuild(store, frontEnd, force, console.log);
  const build = await step(`types and build of ${frontEnd.folder}`, () => buildChecked(frontEnd));
  const publication = await step('publish', () =>
    publish(store, build, { onUnchecked: console.log, openPages: objectionsToPages, ...share, ...force }),
  );
  for (const sentence of sentencesOf(frontEnd.folder, build.version, publication)) console.log(sentence);
};

const tryCanary = async (
  typed: string | undefined,
  version: string | undefined,
  share: string | undefined,
  force: ForceOption,
): Promise<void> => {
  const { name, folder } = frontEndOf(typed);
  if (version === undefined) throw new Error(`Which version? pnpm release list shows those of ${folder}.`);
  const percent = percentOf(share);
  await store.changeRegistry((registry) =>
    refuseConflicts(registry, startCanary(registry, name, version, percent, force), force),
  );
  console.log(
    `${folder} ${version} ${percent === 0 ? 'is no longer a canary' : `is a canary for ${percent} % of the visitors`}`,
  );
};

const promotePackage = async (typed: string | undefined, force: ForceOption): Promise<void> => {
  const { name, folder } = frontEndOf(typed);
  const after = await store.changeRegistry((registry) =>
    refuseConflicts(registry, promote(registry, name, force), force),
  );
  console.log(`${folder} ${liveOf(after, name)?.metadata.version} is live`);
};

const verify = async (): Promise<void> => {
  const registry = await store.readRegistry();
  const keys = acceptedKeys();
  const wrong: string[] = conflictsOf(registry);
  for (const [name, deployments] of Object.entries(registry.microFrontends)) {
    for (const published of deployments) {
      wrong.push(...(await filesThatDiffer(store, name, published)));
      const needed = keys[name];
      if (needed !== undefined && !isSignedBy(name, published, needed))
        wrong.push(`${name} ${published.metadata.version} is not signed by a key of its owner.`);
    }
    console.log(`${name}: ${deployments.length} versions`);
  }
  namesUnknown(registry).forEach((sentence) => console.log(sentence));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log('All published files match their hashes, and all served versions are compatible with the shell.');
};

const rollBackPackage = async (typed: string | undefined, wish: RollbackRequest): Promise<void> => {
  const { name, folder } = frontEndOf(typed);
  const after = await store.changeRegistry((registry) =>
    refuseConflicts(registry, rollBack(registry, name, wish), wish),
  );
  const bad = historyOf(after, name).bad.at(-1);
  console.log(`${folder} ${liveOf(after, name)?.metadata.version} is live; ${bad?.version} is bad from now on`);
};

/** Reads the record of a version. @throws a sentence when it is not in the store. */
const publishedOf = async (name: string, version: string | undefined): Promise<Deployment> => {
  const record = version === undefined ? undefined : await store.readFile(name, version, RECORD);
  if (record !== undefined) return JSON.parse(String(record));
  const known = (await store.readRecords()).filter((each) => each.name === name);
  throw new Error(
    `${name} has no version ${version ?? '(none given)'}. In the store: ${known.map(({ published }) => published.metadata.version).join(', ') || 'none'}`,
  );
};

const useVersion = async (
  typed: string | undefined,
  version: string | undefined,
  force: ForceOption,
): Promise<void> => {
  const { name, folder } = frontEndOf(typed);
  const published = await publishedOf(name, version);
  await store.changeRegistry((registry) => refuseConflicts(registry, goLive(registry, name, published, force), force));
  console.log(`${folder} ${version} is live`);
};

const listAt = async (typed: string | undefined): Promise<void> => {
  const time = new Date(typed ?? '');
  if (Number.isNaN(time.getTime()))
    throw new Error(`${typed ?? 'Nothing'} is not a time, such as 2026-03-02T10:00+09:00.`);
  const registry = await store.readRegistryAt(time);
  if (registry === undefined) throw new Error(`The store has no revision of ${time.toISOString()} or before.`);
  console.log(`Revision ${registry.revision}, since ${registry.changedAt}`);
  for (const line of linesOf(registry)) console.log(line);
};

const rebuild = async (): Promise<void> => {
  const registry = await store.replaceLostRegistry(registryOfRecords(await store.readRecords()));
  for (const line of linesOf(registry)) console.log(line);
  console.log(
    'The newest version of each package is live. Records say nothing of rollbacks: where the newest one was bad, "use" an older one.',
  );
};

const list = async (): Promise<void> => {
  const lines = linesOf(await store.readRegistry());
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.log('Nothing is published in this store.');
};

/** Program whose settings have to hold: a host's, or those of the commands. */
const programOf = ([command, name]: readonly string[]): Program => {
  if (command !== 'host') return 'release';
  return name === SHELL.folder ? 'shell-host' : 'remote-host';
};

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      now: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
      reason: { type: 'string', default: 'no reason given' },
    },
  });
  const [command, name, version, share] = positionals;
  const force = { isForced: values.force };
  switch (command) {
    case 'publish':
      return publishPackage(name, shareOf(version, values.now), force);
    case 'rollback':
      return rollBackPackage(name, { version, reason: values.reason, at: new Date().toISOString(), ...force });
    case 'canary':
      return tryCanary(name, version, share, force);
    case 'promote':
      return promotePackage(name, force);
    case 'use':
      return useVersion(name, version, force);
    case 'preview':
      return console.log(await previewLink(store, name, version, share));
    case 'serve':
      return (await import('./serve-remote')).serveRemote(frontEndOf(name), version);
    case 'list':
      return list();
    case 'at':
      return listAt(name);
    case 'gc':
      return (await collectGarbage(store, values.delete)).forEach((sentence) => console.log(sentence));
    case 'rebuild':
      return rebuild();
    case 'judge':
      return runJudge(store, name, version);
    case 'health':
      return printHealth(store);
    case 'key':
      return makeKey(frontEndOf(name)).forEach((sentence) => console.log(sentence));
    case 'verify':
      return verify();
    case 'host': {
      const frontEnd = frontEndOf(name);
      const { hostRemote, hostShell } = await import('./hosting');
      return frontEnd === SHELL ? hostShell() : hostRemote(frontEnd);
    }
    case undefined:
      return console.log(USAGE);
    default:
      throw new Error(`Unknown command ${command}.\n${USAGE}`);
  }
};

runCommand(run, { program: programOf(process.argv.slice(2)) });
