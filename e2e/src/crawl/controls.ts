import type { Page } from 'playwright-core';

/** Something of a page that can be pressed. */
export interface Control {
  /** What it is called and how it is marked up, without what differs from row to row: two that look alike do alike. */
  readonly kind: string;
  readonly name: string;
  /** The mark that it was given: what comes later, above it, does not take its place. */
  readonly mark: number;
  /** Only on the screen while the keyboard stands on it, as the way past the bars is. */
  readonly isForKeyboard: boolean;
}

/** What a finger or a keyboard can press. */
const PRESSABLE =
  'a[href],button,summary,label:has(input),[role=button],[role=switch],[role=tab],[role=radio],[role=checkbox],[role=option]';

/** The controls that can be seen and are not disabled; inside a dialog only, while one is open. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate((pressable) => {
    const dialogs = document.querySelectorAll('[role=dialog],[role=alertdialog],dialog[open]');
    const root = dialogs.item(dialogs.length - 1) ?? document.body;
    for (const marked of document.querySelectorAll('[data-crawled]')) marked.removeAttribute('data-crawled');
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element, mark) => {
      element.dataset['crawled'] = String(mark);
      const box = element.getBoundingClientRect();
      const isOff =
        element.matches(':disabled,[aria-disabled=true],[inert] *,label:has(:disabled)') ||
        box.width < 2 ||
        box.height < 2;
      if (isOff || !root.contains(element) || getComputedStyle(element).visibility === 'hidden') return [];
      const name = (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\s+/g, ' ').trim();
      const looks = `${element.tagName}.${element.className}`;
      const isRow = element.closest('li,article,tr') !== null;
      return [
        {
          kind: isRow ? looks : `${looks} ${name.replace(/\d+/g, '#')}`,
          name: name.slice(0, 60),
          mark,
          isForKeyboard: element.matches('a[href^="#"]'),
        },
      ];
    });
  }, PRESSABLE);

const PRESSED_WITHIN = { timeout: 4_000 };

/** Presses a control as a finger does, or as a keyboard what no finger can. @throws what Playwright says when it cannot be pressed. */
export const pressControl = async (page: Page, { mark, isForKeyboard }: Control): Promise<void> => {
  const control = page.locator(`[data-crawled="${mark}"]`);
  await (isForKeyboard ? control.press('Enter', PRESSED_WITHIN) : control.click(PRESSED_WITHIN));
};
