import {
  BackGuard,
  bridge,
  createQueryClient,
  installRuntime,
  PlatformProvider,
  pressBack,
  restoreSession,
} from '@dongne/platform';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './frame/app-boundary';
import { firstViewIsDone } from './first-view';
import { AppFrame } from './frame/app-frame';
import { inlineRegistry } from './registry/registry';

// The font comes after the first view: its files are heavier than the view's data and would take the network from it.
// Text is readable in the system's font until then, and as wide.
void firstViewIsDone().then(() => import('./fonts'));

const registry = inlineRegistry(document);
const runtime = { store: createStore(), queryClient: createQueryClient() };
installRuntime(runtime);
restoreSession();
bridge.onBack(() => pressBack());

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <PlatformProvider runtime={runtime}>
    <AppBoundary>
      <BrowserRouter>
        <BackGuard />
        <AppFrame registry={registry} />
      </BrowserRouter>
    </AppBoundary>
  </PlatformProvider>,
);
