import { BRAND } from '@dongne/contract';
import { appBarAtom, type RouteEntry } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Sets the document title: `빨래연구소 · 동네세탁`; Home has the product's name alone. */
export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    document.title = title === undefined ? BRAND.name : `${title} · ${BRAND.name}`;
  }, [title]);

/**
 * Default title: the one that the page has set, else the route's title, else its bar's. Rendered before the page so
 * that the page can override it.
 */
export const PageTitle = ({ entry }: { entry: RouteEntry }) => {
  usePageTitle(useAtomValue(appBarAtom).title ?? entry.title ?? entry.bar?.title);
  return null;
};
