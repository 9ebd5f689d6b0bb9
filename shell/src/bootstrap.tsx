import { bridge, prefetchHttp, pressBack, renderAsOf, startPlatform } from '@dongne/platform';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppTree } from './app-tree';
import { readRenderedView } from './hydration/rendered-view';
import { showScriptsFailed, hideScriptsFailed } from './hydration/scripts-failed';
import { prepareHydration } from './hydration/hydrate';
import { firstViewIsDone, delayUntilHydrated } from './first-view';
import { ignoreDoubleClick } from './frame/double-click';
import { nameAtVersion, reportRemote } from './health/remote-reports';
import { newestAtom } from './registry/registry-in-use';
import { registryOfPage } from './registry/registry-of-page';
import { guardTranslatedText } from './translation/guard-text';

guardTranslatedText();

/** Its file is the heaviest of all and comes beside the others; what can run without it has run by then. */
const reactDom = import('react-dom/client');

const runtime = startPlatform();
prefetchHttp();
bridge.onBack(() => pressBack());
ignoreDoubleClick();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

/** A part that the server has left to the browser, or has drawn otherwise: it is drawn again, and is nobody's crash. */
const reportRecoverableError = (cause: unknown): void =>
  reportRemote({ step: 'redrawn', remote: nameAtVersion('shell', 'page'), cause });

const begin = async (): Promise<void> => {
  const registry = await registryOfPage(document);
  runtime.store.set(newestAtom, registry);
  const app = <AppTree runtime={runtime} registry={registry} router={BrowserRouter} />;
  const view = readRenderedView(document);
  const outcome = view === undefined ? 'render' : await prepareHydration(view, registry, runtime, showScriptsFailed);
  const { createRoot, hydrateRoot } = await reactDom;
  // What came late may draw the page in another version, too: it can be used again either way.
  if (outcome !== 'keep HTML') hideScriptsFailed();
  switch (outcome) {
    case 'keep HTML':
      return;
    case 'render':
      createRoot(root).render(app);
      return;
    case 'hydrate':
      delayUntilHydrated();
      // In small pieces: all at once keeps fingers waiting.
      startTransition(() => {
        hydrateRoot(root, app, { onRecoverableError: reportRecoverableError });
      });
      void firstViewIsDone().then(() => renderAsOf(undefined));
  }
};

void begin();
