import { UiProvider } from '@dongne/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { PlatformRuntime } from './runtime';
import { RuntimeContext } from './runtime-context';

/** Contexts of every page: the runtime with its store and queries, and the theme. */
export const PlatformProvider = ({ runtime, children }: { runtime: PlatformRuntime; children: ReactNode }) => (
  <RuntimeContext value={runtime}>
    <StoreProvider store={runtime.store}>
      <QueryClientProvider client={runtime.queryClient}>
        <UiProvider>{children}</UiProvider>
      </QueryClientProvider>
    </StoreProvider>
  </RuntimeContext>
);
