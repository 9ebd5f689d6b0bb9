import type { Page } from '@playwright/test';

/**
 * Translates a page and whatever comes later, as the translators of browsers do: each text node goes, and an element with the
 * translation takes its place. The words stay readable here; digits stay digits.
 */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
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
    const translate = (): void => {
      for (const text of textsBelow(document.body)) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
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
  });
};
