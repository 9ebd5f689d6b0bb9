import type { Page } from '@playwright/test';

/** Names of made-up members stand before what their button does. */
const NAMED = /^[^:]+: Start as this member$/;

/**
 * Korean that a page in English says by itself, hidden or shown: texts and names of elements that are not marked as somebody's
 * own words (`lang="ko"`).
 */
export const koreanLeft = async (page: Page): Promise<readonly string[]> => {
  const found = await page.evaluate(() => {
    const isMarked = (element: Element | null): boolean =>
      (element?.closest('[lang="ko"], script, style') ?? null) !== null;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!isMarked(node.parentElement)) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
      if (!isMarked(element))
        texts.push(...['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''));
    return [document.title, ...texts];
  });
  return found.filter((text) => /[가-힣]/.test(text) && !NAMED.test(text));
};
