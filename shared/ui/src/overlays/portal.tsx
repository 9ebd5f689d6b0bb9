import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../layout/use-is-hydrated';

/**
 * Renders into `document.body`: nothing on the server, and nothing until a server-rendered page is hydrated, where React
 * would look for the content in the page's own HTML.
 */
export function Portal({ children }: { readonly children: ReactNode }) {
  return useIsHydrated() ? createPortal(children, document.body) : null;
}
