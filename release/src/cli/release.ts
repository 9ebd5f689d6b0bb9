import { parseArgs } from 'node:util';
import { buildPackage } from '../build/build-package';
import { frontEndOf, SHELL, STORE_DIR, type FrontEnd } from '../config';
import { hostRemote } from '../hosts/remote-host';
import { hostShell } from '../hosts/shell-host';
import { refuseConflicts, conflictsOf, namesUnknown } from '../publish/compatibility';
import { filesThatDiffer } from '../publish/integrity';
import { publish } from '../publish/publish';
import { historyOf } from '../registry/live-history';
import { liveOf } from '../registry/registry';
import { promote, rollBack, startCanary, type ForceOption, type RollbackRequest } from '../registry/registry-changes';
import { diskStore } from '../store/disk-store';
import { linesOf } from './list-releases';
import { runCommand, step } from './steps';

const USAGE = `pnpm release <command>
  publish <package> [share]           builds and makes it live, e.g. pnpm release publish mf-usage;
                                      with a share (5%) as a canary
  rollback <package> [version]        takes the canary back, else the live version for the one that was live before;
                                      what is taken back is bad from then on (--reason "what went wrong")
  canary <package> <version> <share>  lets a share of the visitors try a published version; 0% ends it
  promote <package>                   makes the canary live
  list                                what is published, what is live, what is bad
  verify                              compares every published file with its hash, and what is served with the shell
  host <package>                      serves a package from the store on its own port
  --force                             publish, rollback, canary, promote: a version that is bad, all the same;
                                      the last three also one that does not fit the live shell`;

const store = diskStore(STORE_DIR);

/** `5%` or `5`. @throws a sentence when it is no share. */
const percentOf = (typed: string | undefined): number => {
  const [, digits] = /^(\d+(?:\.\d+)?)%?$/.exec(typed ?? '') ?? [];
  if (digits === undefined) throw new Error(`${typed ?? 'Nothing'} is no share of the visitors: say 5%.`);
  return Number(digits);
};

/** The page itself comes from the shell's host, which knows one version. */
const remoteOf = (typed: string | undefined): FrontEnd => {
  const frontEnd = frontEndOf(typed);
  if (frontEnd === SHELL) throw new Error('The shell has no canary: publish it, and roll it back if need be.');
  return frontEnd;
};

const publishPackage = async (
  typed: string | undefined,
  share: string | undefined,
  force: ForceOption,
): Promise<void> => {
  const frontEnd = share === undefined ? frontEndOf(typed) : remoteOf(typed);
  const canaryPercent = share === undefined ? undefined : percentOf(share);
  const build = await step(`build ${frontEnd.folder}`, () => buildPackage(frontEnd));
  const isChanged = await step('publish', () =>
    publish(store, build, { canaryPercent, onUnchecked: console.log, ...force }),
  );
  const now = canaryPercent === undefined ? 'is live' : `is a canary for ${canaryPercent} % of the visitors`;
  console.log(`${frontEnd.folder} ${build.version} ${isChanged ? now : 'was live already'}`);
};

const tryCanary = async (
  typed: string | undefined,
  version: string | undefined,
  share: string | undefined,
  force: ForceOption,
): Promise<void> => {
  const { name, folder } = remoteOf(typed);
  if (version === undefined) throw new Error(`Which version? pnpm release list shows those of ${folder}.`);
  const percent = percentOf(share);
  await store.changeRegistry((registry) =>
    refuseConflicts(registry, startCanary(registry, name, version, percent, force), force),
  );
  console.log(
    `${folder} ${version} ${percent === 0 ? 'is no canary any more' : `is a canary for ${percent} % of the visitors`}`,
  );
};

const promotePackage = async (typed: string | undefined, force: ForceOption): Promise<void> => {
  const { name, folder } = remoteOf(typed);
  const after = await store.changeRegistry((registry) =>
    refuseConflicts(registry, promote(registry, name, force), force),
  );
  console.log(`${folder} ${liveOf(after, name)?.metadata.version} is live`);
};

const verify = async (): Promise<void> => {
  const registry = await store.readRegistry();
  const wrong: string[] = conflictsOf(registry);
  for (const [name, deployments] of Object.entries(registry.microFrontends)) {
    for (const published of deployments) wrong.push(...(await filesThatDiffer(store, name, published)));
    console.log(`${name}: ${deployments.length} versions`);
  }
  namesUnknown(registry).forEach((sentence) => console.log(sentence));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log('Every published file is what was published, and what is served fits the shell.');
};

const rollBackPackage = async (typed: string | undefined, wish: RollbackRequest): Promise<void> => {
  const { name, folder } = frontEndOf(typed);
  const after = await store.changeRegistry((registry) =>
    refuseConflicts(registry, rollBack(registry, name, wish), wish),
  );
  const bad = historyOf(after, name).bad.at(-1);
  console.log(`${folder} ${liveOf(after, name)?.metadata.version} is live; ${bad?.version} is bad from now on`);
};

const list = async (): Promise<void> => {
  for (const line of linesOf(await store.readRegistry())) console.log(line);
};

runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, reason: { type: 'string', default: 'no reason given' } },
  });
  const [command, name, version, share] = positionals;
  const force = { isForced: values.force };
  switch (command) {
    case 'publish':
      return publishPackage(name, version, force);
    case 'rollback':
      return rollBackPackage(name, { version, reason: values.reason, at: new Date().toISOString(), ...force });
    case 'canary':
      return tryCanary(name, version, share, force);
    case 'promote':
      return promotePackage(name, force);
    case 'list':
      return list();
    case 'verify':
      return verify();
    case 'host': {
      const frontEnd = frontEndOf(name);
      return frontEnd === SHELL ? hostShell() : hostRemote(frontEnd);
    }
    case undefined:
      return console.log(USAGE);
    default:
      throw new Error(`Unknown command ${command}.\n${USAGE}`);
  }
});
