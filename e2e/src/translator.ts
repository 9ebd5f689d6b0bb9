import type { Page } from '@playwright/test';

/**
 * Translates a page and whatever comes later, as the translators of browsers do: each text node goes, and an element with the
 * translation takes its place. The words stay readable here; digits stay digits.
 *
 * @param how `reordering` also moves translations to the end of their sentence, and adds words that no original has.
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
      // A task of its own: a translator answers after the page has gone on.
      setTimeout(() => {
        isDue = false;
        translate();
      }, 50);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, how === 'reordering');
};
