import { cookieText } from '@dongne/platform';

/** By day, by night, or as the device has it. */
export type ColourMode = 'device' | 'light' | 'dark';

/** The host reads it and writes the mode into the page (`release/src/hosts/colour-mode.ts`): the first paint has it already. */
const COOKIE = 'colourMode';
const YEAR_S = 365 * 24 * 3_600;

const CHOICE = new RegExp(`(?:^|; )${COOKIE}=(light|dark)(?:;|$)`);

/** The mode that this page is shown in; on the server the one that it will be. */
export const shownColourMode = (): ColourMode => {
  const theme = 'document' in globalThis ? document.documentElement.dataset['theme'] : CHOICE.exec(cookieText())?.[1];
  return theme === 'light' || theme === 'dark' ? theme : 'device';
};

/** What the bars of the browser are coloured by: the page has one tag for each mode, and says which is in force. */
const colourBrowserBars = (mode: ColourMode): void => {
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [place, own] of (['light', 'dark'] as const).entries()) {
    const tag = tags[place];
    if (tag === undefined) continue;
    if (mode === 'device') tag.media = `(prefers-color-scheme: ${own})`;
    else tag.media = mode === own ? 'all' : 'not all';
  }
};

/**
 * Shows the app in a mode, at once and without drawing anything again, and keeps it for a year. A browser that keeps no
 * cookies has it until the page is loaded again, and follows the device then.
 */
export const chooseColourMode = (mode: ColourMode): void => {
  const { dataset } = document.documentElement;
  if (mode === 'device') delete dataset['theme'];
  else dataset['theme'] = mode;
  colourBrowserBars(mode);
  const kept = mode === 'device' ? '; max-age=0' : `${mode}; max-age=${YEAR_S}`;
  try {
    document.cookie = `${COOKIE}=${kept}; path=/; samesite=lax`;
  } catch {
    // A frame without storage throws; the choice lasts as long as the page.
  }
};
