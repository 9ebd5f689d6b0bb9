import { BRAND } from '@dongne/contract';
import { appBarAtom, type RouteEntry } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history: `빨래연구소 · 동네세탁`; Home has the product's name alone. */
export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    document.title = title === undefined ? BRAND.name : `${title} · ${BRAND.name}`;
  }, [title]);

/** The title of a route, or the one that its page has loaded. Stands before the page, which may know better. */
export const PageTitle = ({ entry }: { entry: RouteEntry }) => {
  usePageTitle(useAtomValue(appBarAtom).title ?? entry.bar?.title ?? entry.title);
  return null;
};
