import './federation/on-demand-shares';
import './federation/share-runtime-core';
import { yieldToMain } from './yield-to-main';

/**
 * What the app is made of, from the ground up, each in a task of its own: all at once would keep a slow phone busy for 160 ms.
 * Only the last one does something; the others are read by it.
 *
 * `import()` is also the async boundary that federation needs: shared packages are ready before the first import of the app
 * runs. Eager: a boundary in time, not files of their own that the first page would wait for.
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
