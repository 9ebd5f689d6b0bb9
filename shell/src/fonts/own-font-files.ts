import { OWN_FONT } from '@dongne/ui';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/**
 * Switches the page to the app's own font once all needed files have loaded. Each file on its own would cause a layout
 * of the whole page: up to ten, 150 ms each for a list on a slow phone.
 */
export const applyOwnFont = async (page: Document): Promise<void> => {
  // Passes each letter once, because the browser looks up the file for every letter given.
  const letters = [...new Set(page.getElementById('root')?.textContent)].join('');
  // Letters of a missing file stay in the system font.
  await page.fonts.load(`1em ${OWN_FONT}`, letters).catch(() => undefined);
  page.documentElement.dataset['font'] = 'own';
};
