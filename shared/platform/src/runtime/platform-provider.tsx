import { UiProvider } from '@dongne/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import type { PlatformRuntime } from './runtime';

/** The contexts every page stands in: store, queries, theme. */
export const PlatformProvider = ({ runtime, children }: { runtime: PlatformRuntime; children: ReactNode }) => (
  <StoreProvider store={runtime.store}>
    <QueryClientProvider client={runtime.queryClient}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  </StoreProvider>
);
