import { OWN_FONT } from '@dongne/ui';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/**
 * Fetches the files of the app's own font that the letters of a page need. They are heavier than a first view's data, and take
 * the network from nothing that is waited for.
 */
export const fetchOwnFont = async (page: Document): Promise<void> => {
  // Each letter once: the browser looks for the file of every one that it is given.
  const letters = [...new Set(page.getElementById('root')?.textContent)].join('');
  // A file that does not come leaves its letters to the system's font.
  await page.fonts.load(`1em ${OWN_FONT}`, letters).catch(() => undefined);
};
