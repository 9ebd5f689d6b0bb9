import { OWN_FONT } from '@dongne/ui';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/**
 * Changes the page's letters to its own font, when all files have come that they need. One by one, each file would have the
 * whole page laid out again: up to ten times, 150 ms each for a list on a slow phone.
 */
export const applyOwnFont = async (page: Document): Promise<void> => {
  // Each letter once: the browser looks for the file of every one that it is given.
  const letters = [...new Set(page.getElementById('root')?.textContent)].join('');
  // A file that does not come leaves its letters to the system's font.
  await page.fonts.load(`1em ${OWN_FONT}`, letters).catch(() => undefined);
  page.documentElement.dataset['font'] = 'own';
};
