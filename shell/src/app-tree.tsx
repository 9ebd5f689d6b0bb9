import { BackGuard, PlatformProvider, type PlatformRuntime } from '@dongne/platform';
import type { ComponentType, ReactNode } from 'react';
import { AppBoundary } from './frame/app-boundary';
import { AppFrame } from './frame/app-frame';
import type { Registry } from './registry/registry';

interface AppTreeProps {
  readonly runtime: PlatformRuntime;
  readonly registry: Registry;
  /** The browser's history, or on the server the address that was asked for. */
  readonly router: ComponentType<{ children: ReactNode }>;
}

/** The whole app: drawn by the browser and by the server, piece for piece the same. */
export const AppTree = ({ runtime, registry, router: Router }: AppTreeProps) => (
  <PlatformProvider runtime={runtime}>
    <AppBoundary>
      <Router>
        <BackGuard />
        <AppFrame registry={registry} />
      </Router>
    </AppBoundary>
  </PlatformProvider>
);
