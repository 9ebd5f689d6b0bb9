import type { Page } from '@playwright/test';

/** Matches buttons that contain the name of a made-up member. */
const NAMED = /^[^:]+: Start as this member$/;

/**
 * Finds untranslated Korean of an English page, hidden or visible: texts and accessible names outside of user content
 * (`lang="ko"`).
 */
export const untranslatedKorean = async (page: Page): Promise<readonly string[]> => {
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
