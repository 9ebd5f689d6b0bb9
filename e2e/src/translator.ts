import type { Page } from '@playwright/test';

/**
 * Translates a page and later changes like a browser's translator: replaces each text node by an element with the
 * translation. Keeps the words readable and digits unchanged.
 *
 * @param how `reordering` also moves translations to the end of their sentence, and adds words.
 */
export const translatePages = async (page: Page, how: 'in place' | 'reordering' = 'in place'): Promise<void> => {
  await page.addInitScript((isReordering) => {
    const isLeft = (text: Text): boolean => {
      const parent = text.parentElement;
      return parent === null || parent.closest('script, style, noscript, textarea, font') !== null;
    };
    const textsBelow = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '' && !isLeft(node)) texts.push(node);
      return texts;
    };
    const fontOf = (words: string): HTMLElement => {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = words;
      return outer;
    };
    const translate = (): void => {
      for (const text of textsBelow(document.body)) {
        const { parentNode } = text;
        const font = fontOf(text.data);
        text.replaceWith(font);
        if (!isReordering) continue;
        parentNode?.append(font);
        font.before(fontOf('the '));
      }
    };
    let isDue = false;
    new MutationObserver(() => {
      if (isDue) return;
      isDue = true;
      // Runs in a separate task: a translator responds after further changes of the page.
      setTimeout(() => {
        isDue = false;
        translate();
      }, 50);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, how === 'reordering');
};
