import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCheckout } from '../system/checkout-copy';
import { Operator } from '../system/operator';
import { startSystem, type StartedSystem } from '../system/start-system';

/** Seen from the shell's folder. */
const CONFIG = '../e2e/src/bench/one-build.config.mjs';

interface DeploymentInStore {
  readonly extras: { preload: string[]; routes: { files?: string[] }[] };
}

/** The remotes' scripts are part of the build: a hint for those of the store would only be in the way. */
const dropPreloadHints = async (dataDir: string): Promise<void> => {
  const file = join(dataDir, 'store', 'registry.json');
  const registry: { microFrontends: Record<string, DeploymentInStore[]> } = JSON.parse(await readFile(file, 'utf8'));
  for (const { extras } of Object.values(registry.microFrontends).flat()) {
    extras.preload = [];
    for (const route of extras.routes) delete route.files;
  }
  await writeFile(file, JSON.stringify(registry));
};

/** A whole system whose shell is one build of shell and remotes, without federation; all else is the same. */
export const startOneBuildSystem = async (): Promise<StartedSystem> => {
  const system = await startSystem();
  const checkout = await copyCheckout();
  try {
    await writeFile(join(checkout.root, 'shell/webpack.config.mjs'), `export { default } from '${CONFIG}';\n`);
    await new Operator(system).release(['publish', 'shell'], checkout.root);
    await dropPreloadHints(system.dataDir);
    return system;
  } catch (failure) {
    await system.stop();
    throw failure;
  } finally {
    await checkout.remove();
  }
};
