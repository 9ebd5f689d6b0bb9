import { BRAND } from '@dongne/contract';
import { useEffect } from 'react';

/**
 * Names the page in the browser's tab by what it shows, where its bar says less; its head on the server says the same
 * (`PageHead.title`). A page whose bar says it uses `useAppBar`.
 *
 * @param title `undefined` while it is not known.
 */
export const useTabTitle = (title: string | undefined): void =>
  useEffect(() => {
    if (title === undefined) return undefined;
    const ofRoute = document.title;
    const own = `${title} · ${BRAND.name}`;
    document.title = own;
    return () => {
      // The next page may have said its own already.
      if (document.title === own) document.title = ofRoute;
    };
  }, [title]);
