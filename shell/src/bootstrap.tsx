import { bridge, prefetchHttp, pressBack, renderAsOf, startPlatform } from '@dongne/platform';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppTree } from './app-tree';
import { readRenderedView } from './hydration/rendered-view';
import { showScriptsFailed, hideScriptsFailed } from './hydration/scripts-failed';
import { prepareHydration } from './hydration/hydrate';
import { firstViewIsDone, delayUntilHydrated } from './first-view';
import { ignoreDoubleClick } from './frame/double-click';
import { reportRemote } from './health/remote-reports';
import { newestAtom } from './registry/registry-in-use';
import { registryOfPage } from './registry/registry-of-page';
import { guardTranslatedText } from './translation/guard-text';

guardTranslatedText();

/** Starts loading the largest file in parallel; the setup below runs meanwhile. */
const reactDom = import('react-dom/client');

const runtime = startPlatform();
prefetchHttp();
bridge.onBack(() => pressBack());
ignoreDoubleClick();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

/**
 * Reports a part that the server left to the browser or rendered differently: React renders it again, and it is no
 * crash.
 */
const reportRecoverableError = (cause: unknown): void => reportRemote({ step: 'redrawn', remote: 'shell', cause });

const begin = async (): Promise<void> => {
  const registry = await registryOfPage(document);
  runtime.store.set(newestAtom, registry);
  const app = <AppTree runtime={runtime} registry={registry} router={BrowserRouter} />;
  const view = readRenderedView(document);
  const outcome = view === undefined ? 'render' : await prepareHydration(view, registry, runtime, showScriptsFailed);
  const { createRoot, hydrateRoot } = await reactDom;
  // A late remote makes the page usable again, whether it hydrates or renders another version.
  if (outcome !== 'keep HTML') hideScriptsFailed();
  switch (outcome) {
    case 'keep HTML':
      return;
    case 'render':
      createRoot(root).render(app);
      return;
    case 'hydrate':
      delayUntilHydrated();
      // Hydrates in small tasks so that taps are not delayed.
      startTransition(() => {
        hydrateRoot(root, app, { onRecoverableError: reportRecoverableError });
      });
      void firstViewIsDone().then(() => renderAsOf(undefined));
  }
};

void begin();
