import { buildPackage } from '../build/build-package';
import { frontEndOf, SHELL, STORE_DIR, type FrontEnd } from '../config';
import { hostRemote } from '../hosts/remote-host';
import { hostShell } from '../hosts/shell-host';
import { filesThatDiffer } from '../publish/integrity';
import { publish } from '../publish/publish';
import { liveOf } from '../registry/registry';
import { promote, rollBack, startCanary } from '../registry/registry-moves';
import { diskStore } from '../store/disk-store';
import { runCommand, step } from './steps';

const USAGE = `pnpm release <command>
  publish <package> [share]           builds and makes it live, e.g. pnpm release publish mf-usage;
                                      with a share (5%) as a canary
  rollback <package> [version]        takes the canary back, else makes an earlier version live again
  canary <package> <version> <share>  lets a share of the visitors try a published version; 0% ends it
  promote <package>                   makes the canary live
  list                                what is published; * is live, a share is a canary
  verify                              compares every published file with its hash
  host <package>                      serves a package from the store on its own port`;

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

const publishPackage = async (typed: string | undefined, share: string | undefined): Promise<void> => {
  const frontEnd = share === undefined ? frontEndOf(typed) : remoteOf(typed);
  const percent = share === undefined ? undefined : percentOf(share);
  const build = await step(`build ${frontEnd.folder}`, () => buildPackage(frontEnd));
  const isChanged = await step('publish', () => publish(store, build, percent));
  const now = percent === undefined ? 'is live' : `is a canary for ${percent} % of the visitors`;
  console.log(`${frontEnd.folder} ${build.version} ${isChanged ? now : 'was live already'}`);
};

const tryCanary = async (
  typed: string | undefined,
  version: string | undefined,
  share: string | undefined,
): Promise<void> => {
  const { name, folder } = remoteOf(typed);
  if (version === undefined) throw new Error(`Which version? pnpm release list shows those of ${folder}.`);
  const percent = percentOf(share);
  await store.changeRegistry((registry) => startCanary(registry, name, version, percent));
  console.log(`${folder} ${version} is a canary for ${percent} % of the visitors`);
};

const promotePackage = async (typed: string | undefined): Promise<void> => {
  const { name, folder } = remoteOf(typed);
  const after = await store.changeRegistry((registry) => promote(registry, name));
  console.log(`${folder} ${liveOf(after, name)?.metadata.version} is live`);
};

const verify = async (): Promise<void> => {
  const { microFrontends } = await store.readRegistry();
  const wrong: string[] = [];
  for (const [name, deployments] of Object.entries(microFrontends)) {
    for (const published of deployments) wrong.push(...(await filesThatDiffer(store, name, published)));
    console.log(`${name}: ${deployments.length} versions`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log('Every published file is what was published.');
};

const rollBackPackage = async (typed: string | undefined, version: string | undefined): Promise<void> => {
  const frontEnd = frontEndOf(typed);
  const after = await store.changeRegistry((registry) => rollBack(registry, frontEnd.name, version).registry);
  console.log(`${frontEnd.folder} ${liveOf(after, frontEnd.name)?.metadata.version} is live again`);
};

/** Nothing where everybody or nobody gets a version. */
const shareOf = (traffic: number): string => (traffic > 0 && traffic < 100 ? `  ${traffic} %` : '');

const list = async (): Promise<void> => {
  const { microFrontends } = await store.readRegistry();
  for (const [name, deployments] of Object.entries(microFrontends)) {
    console.log(name);
    for (const { deployment, metadata, extras } of deployments)
      console.log(
        `  ${deployment.default ? '*' : ' '} ${metadata.version}  ${extras.publishedAt}${shareOf(deployment.traffic)}`,
      );
  }
};

const [command, name, version, share] = process.argv.slice(2);

runCommand(async () => {
  switch (command) {
    case 'publish':
      return publishPackage(name, version);
    case 'rollback':
      return rollBackPackage(name, version);
    case 'canary':
      return tryCanary(name, version, share);
    case 'promote':
      return promotePackage(name);
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
