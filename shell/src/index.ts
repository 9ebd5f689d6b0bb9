import './federation/on-demand-shares';
import './federation/share-runtime-core';
import { yieldToMain } from './yield-to-main';

/**
 * Modules of the app in dependency order, each in a task of its own: evaluating all at once blocks a slow phone for 160
 * ms. Only the last one has effects.
 * `import()` is also the async boundary that federation needs: shared packages are ready before the app's first import.
 * Eager: it delays execution without creating chunks that the first page would wait for.
 */
const PARTS = [
  () => import(/* webpackMode: "eager", webpackExports: "styled" */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: "startPlatform" */ '@dongne/platform'),
  () => import(/* webpackMode: "eager" */ './app-tree'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
];

const start = async (): Promise<void> => {
  for (const load of PARTS) {
    await yieldToMain();
    await load();
  }
};

void start();
