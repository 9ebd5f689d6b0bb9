import { BRAND } from '@dongne/contract';
import { useEffect } from 'react';

/**
 * Sets the document title from the page's data, if its bar says less; its metadata on the server says the same
 * (`PageHead.title`). A page whose bar has the title uses `useAppBar`.
 *
 * @param title `undefined` until known.
 */
export const useTabTitle = (title: string | undefined): void =>
  useEffect(() => {
    if (title === undefined) return undefined;
    const ofRoute = document.title;
    const own = `${title} · ${BRAND.name}`;
    document.title = own;
    return () => {
      // The next page may have set its own already.
      if (document.title === own) document.title = ofRoute;
    };
  }, [title]);
