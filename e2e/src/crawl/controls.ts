import type { Page } from 'playwright-core';

/** Clickable control of a page. */
export interface Control {
  /** Label and markup without variable parts: similar rows have the same kind. */
  readonly kind: string;
  readonly name: string;
  /** Attribute value that identifies the element, even when others are inserted before it. */
  readonly mark: number;
  /** True when it is visible on focus only, such as the skip link. */
  readonly isForKeyboard: boolean;
}

/** Selector of clickable elements. */
const PRESSABLE =
  'a[href],button,summary,label:has(input),[role=button],[role=switch],[role=tab],[role=radio],[role=checkbox],[role=option]';

/** Lists visible, enabled controls; inside an open dialog only. */
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

/** Clicks a control, or presses Enter on one that is visible on focus only. @throws Playwright's error. */
export const pressControl = async (page: Page, { mark, isForKeyboard }: Control): Promise<void> => {
  const control = page.locator(`[data-crawled="${mark}"]`);
  await (isForKeyboard ? control.press('Enter', PRESSED_WITHIN) : control.click(PRESSED_WITHIN));
};
