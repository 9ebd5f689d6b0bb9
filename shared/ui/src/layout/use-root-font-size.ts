import { useSyncExternalStore } from 'react';
import { DEFAULT_FONT_PX, rootFontSize } from './root-font-size';

const never = () => () => undefined;

/** Text size of the page in px; the default one on the server and during hydration. */
export const useRootFontSize = (): number => useSyncExternalStore(never, rootFontSize, () => DEFAULT_FONT_PX);
