import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useRuntime } from '../runtime/runtime-context';
import { appBarAtom, type AppBarOverride } from './app-bar-atom';

/**
 * Sets the bar's dynamic title and right button while the page is mounted. The title is also the page's level-1
 * heading.
 */
export const useAppBar = ({ title, right }: AppBarOverride): void => {
  const setBar = useSetAtom(appBarAtom);
  const label = right?.label;
  const onPress = right?.onPress;
  // Effects do not run on the server: sets the bar during render, and the page is rendered once more.
  const { drawnFor, store } = useRuntime();
  if (drawnFor !== undefined && store.get(appBarAtom).title !== title) setBar({ title });
  useEffect(() => {
    setBar({ title, right: label !== undefined && onPress !== undefined ? { label, onPress } : undefined });
    return () => setBar({});
  }, [setBar, title, label, onPress]);
};
