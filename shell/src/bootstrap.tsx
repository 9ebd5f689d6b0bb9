import { BackGuard, bridge, PlatformProvider, pressBack, startPlatform } from '@dongne/platform';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './frame/app-boundary';
import { firstViewIsDone } from './first-view';
import { AppFrame } from './frame/app-frame';
import { ignoreDoublePress } from './frame/double-press';
import { inlineRegistry } from './registry/registry';

const registry = inlineRegistry(document);
const runtime = startPlatform();
bridge.onBack(() => pressBack());
ignoreDoublePress();

// The font comes after the first view: its files are heavier than the view's data and would take the network from it.
// Text is readable in the system's font until then, and as wide.
void firstViewIsDone().then(() => import('./fonts'));

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
