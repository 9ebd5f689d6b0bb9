import { cookieText } from '@dongne/platform';

/** Light, dark or the device's mode. */
export type ColourMode = 'device' | 'light' | 'dark';

/**
 * Cookie that the host reads to render the mode into the page (`release/src/hosts/colour-mode.ts`), so that the first
 * paint matches.
 */
const COOKIE = 'colourMode';
const YEAR_S = 365 * 24 * 3_600;

const CHOICE = new RegExp(`(?:^|; )${COOKIE}=(light|dark)(?:;|$)`);

/** Mode of this page; on the server that of the response. */
export const shownColourMode = (): ColourMode => {
  const theme = 'document' in globalThis ? document.documentElement.dataset['theme'] : CHOICE.exec(cookieText())?.[1];
  return theme === 'light' || theme === 'dark' ? theme : 'device';
};

/** Colours the browser bars: the page has a meta tag per mode, of which one is active. */
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
 * Sets the mode at once without a re-render and saves it for a year. A browser without cookies applies it until the
 * page is reloaded, then follows the device.
 */
export const chooseColourMode = (mode: ColourMode): void => {
  const { dataset } = document.documentElement;
  if (mode === 'device') delete dataset['theme'];
  else dataset['theme'] = mode;
  colourBrowserBars(mode);
  const value = mode === 'device' ? '; max-age=0' : `${mode}; max-age=${YEAR_S}`;
  try {
    document.cookie = `${COOKIE}=${value}; path=/; samesite=lax`;
  } catch {
    // Frames without storage throw; the choice lasts for the page.
  }
};
