import { BRAND } from '@dongne/contract';
import { appBarAtom, type RouteEntry } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Names the page in the browser's tab and history: `빨래연구소 · 동네세탁`; Home has the product's name alone. */
export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    document.title = title === undefined ? BRAND.name : `${title} · ${BRAND.name}`;
  }, [title]);

/** The title that a page has loaded, else the whole one of its route, else its bar's. Stands before the page, which may know better. */
export const PageTitle = ({ entry }: { entry: RouteEntry }) => {
  usePageTitle(useAtomValue(appBarAtom).title ?? entry.title ?? entry.bar?.title);
  return null;
};
