import { buildPackage } from '../build/build-package';
import { frontEndOf, SHELL, STORE_DIR } from '../config';
import { hostRemote } from '../hosts/remote-host';
import { hostShell } from '../hosts/shell-host';
import { publish } from '../publish/publish';
import { rollBack } from '../registry/registry-moves';
import { diskStore } from '../store/disk-store';
import { runCommand, step } from './steps';

const USAGE = `pnpm release <command>
  publish <package>             builds and makes it live, e.g. pnpm release publish mf-usage
  rollback <package> [version]  makes an earlier version live again
  list                          what is published; * is live
  host <package>                serves a package from the store on its own port`;

const store = diskStore(STORE_DIR);

const publishPackage = async (typed: string | undefined): Promise<void> => {
  const frontEnd = frontEndOf(typed);
  const build = await step(`build ${frontEnd.folder}`, () => buildPackage(frontEnd));
  const isChanged = await step('publish', () => publish(store, build));
  console.log(
    isChanged ? `${frontEnd.folder} ${build.version} is live` : `${frontEnd.folder} ${build.version} was live already`,
  );
};

const rollBackPackage = async (typed: string | undefined, version: string | undefined): Promise<void> => {
  const frontEnd = frontEndOf(typed);
  const after = await store.changeRegistry((registry) => rollBack(registry, frontEnd.name, version).registry);
  const live = after.microFrontends[frontEnd.name]?.find(({ deployment }) => deployment.default);
  console.log(`${frontEnd.folder} ${live?.metadata.version} is live again`);
};

const list = async (): Promise<void> => {
  const { microFrontends } = await store.readRegistry();
  for (const [name, deployments] of Object.entries(microFrontends)) {
    console.log(name);
    for (const { deployment, metadata, extras } of deployments)
      console.log(`  ${deployment.default ? '*' : ' '} ${metadata.version}  ${extras.publishedAt}`);
  }
};

const [command, name, version] = process.argv.slice(2);

runCommand(async () => {
  switch (command) {
    case 'publish':
      return publishPackage(name);
    case 'rollback':
      return rollBackPackage(name, version);
    case 'list':
      return list();
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
