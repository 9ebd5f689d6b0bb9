import { atom } from 'jotai';

/** Additions of a page to the bar of its route table: a title it has just loaded, a button on the right. */
export interface AppBarOverride {
  readonly title?: string | undefined;
  readonly right?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export const appBarAtom = atom<AppBarOverride>({});
