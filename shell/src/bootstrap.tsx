import { bridge, drawAsOf, pressBack, startPlatform } from '@dongne/platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppTree } from './app-tree';
import { readDrawnView } from './drawn/drawn-view';
import { replayPresses } from './replay-presses';
import { takeOver } from './drawn/take-over';
import { firstViewIsDone, holdUntilTakenOver } from './first-view';
import { ignoreDoublePress } from './frame/double-press';
import { nameAtVersion, reportRemote } from './health/remote-reports';
import { inlineRegistry } from './registry/registry';

const registry = inlineRegistry(document);
const runtime = startPlatform();
bridge.onBack(() => pressBack());
ignoreDoublePress();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const app = <AppTree runtime={runtime} registry={registry} router={BrowserRouter} />;

/** A part that the server has left to the browser, or has drawn otherwise: it is drawn again, and is nobody's crash. */
const reportRedrawn = (cause: unknown): void =>
  reportRemote({ step: 'redrawn', remote: nameAtVersion('shell', 'page'), cause });

const begin = async (): Promise<void> => {
  const drawn = readDrawnView(document);
  if (drawn !== undefined && (await takeOver(drawn, registry, runtime))) {
    holdUntilTakenOver();
    // In small pieces: all at once keeps fingers waiting.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportRedrawn });
    });
    void firstViewIsDone().then(() => drawAsOf(undefined));
  } else {
    createRoot(root).render(app);
    replayPresses();
  }
  // The font comes after the first view: its files are heavier than the view's data and would take the network from it.
  // Text is readable in the system's font until then, and as wide.
  void firstViewIsDone()
    .then(() => import('./fonts'))
    .then(({ wearFont }) => wearFont(document));
};

void begin();
