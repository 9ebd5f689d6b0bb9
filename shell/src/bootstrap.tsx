import { bridge, prefetchHttp, pressBack, renderAsOf, startPlatform } from '@dongne/platform';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppTree } from './app-tree';
import { readDrawnView } from './drawn/drawn-view';
import { sayThatScriptsFailed, takeBackThatScriptsFailed } from './drawn/scripts-failed';
import { takeOver } from './drawn/take-over';
import { firstViewIsDone, holdUntilTakenOver } from './first-view';
import { ignoreDoublePress } from './frame/double-press';
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
ignoreDoublePress();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

/** A part that the server has left to the browser, or has drawn otherwise: it is drawn again, and is nobody's crash. */
const reportRedrawn = (cause: unknown): void =>
  reportRemote({ step: 'redrawn', remote: nameAtVersion('shell', 'page'), cause });

const begin = async (): Promise<void> => {
  const registry = await registryOfPage(document);
  runtime.store.set(newestAtom, registry);
  const app = <AppTree runtime={runtime} registry={registry} router={BrowserRouter} />;
  const drawn = readDrawnView(document);
  const outcome = drawn === undefined ? 'draw afresh' : await takeOver(drawn, registry, runtime, sayThatScriptsFailed);
  const { createRoot, hydrateRoot } = await reactDom;
  // What came late may draw the page in another version, too: it can be used again either way.
  if (outcome !== 'keep as drawn') takeBackThatScriptsFailed();
  switch (outcome) {
    case 'keep as drawn':
      return;
    case 'draw afresh':
      createRoot(root).render(app);
      return;
    case 'taken over':
      holdUntilTakenOver();
      // In small pieces: all at once keeps fingers waiting.
      startTransition(() => {
        hydrateRoot(root, app, { onRecoverableError: reportRedrawn });
      });
      void firstViewIsDone().then(() => renderAsOf(undefined));
  }
};

void begin();
