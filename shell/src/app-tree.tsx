import { BackGuard, PlatformProvider, type PlatformRuntime } from '@dongne/platform';
import type { ComponentType, ReactNode } from 'react';
import { AppBoundary } from './frame/app-boundary';
import { AppFrame } from './frame/app-frame';
import type { Registry } from './registry/registry';

interface AppTreeProps {
  readonly runtime: PlatformRuntime;
  readonly registry: Registry;
  /** Browser history, or on the server a router fixed at the requested address. */
  readonly router: ComponentType<{ children: ReactNode }>;
}

/** Root of the app, identical in the browser and on the server so that it can be hydrated. */
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
