import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { ENGINE_WITHIN_MS, type EngineWindow } from './engine-window';
import { until, WAITING } from './until';

/** Element by role and Korean name, optionally inside another element. */
interface TargetOfRole {
  readonly role: string;
  readonly name?: string | RegExp;
  readonly within?: TargetOfRole;
  /** The first enabled match. */
  readonly isEnabled?: true;
}

/** Element to find. */
export type Target =
  | TargetOfRole
  /** Field by label; a password field has no role. */
  | { readonly label: RegExp }
  | { readonly text: string }
  /** Element without role and name. */
  | { readonly selector: string };

const LIBRARY = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

const MARK = 'data-engine-target';

const nameOf = (name: string | RegExp): string => (typeof name === 'string' ? JSON.stringify(name) : String(name));

/** Checks visibility with the browser: testing-library's check reads the styles of all ancestors. */
const FIRST_VISIBLE = `.find((element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null)`;

/** Finds an element with testing-library. */
const expressionOf = (target: Target): string => {
  if ('selector' in target) return `[...document.querySelectorAll(${JSON.stringify(target.selector)})]${FIRST_VISIBLE}`;
  if ('label' in target)
    return `TestingLibraryDom.queryAllByLabelText(document.body, ${String(target.label)})${FIRST_VISIBLE}`;
  if ('text' in target)
    return `TestingLibraryDom.queryAllByText(document.body, ${JSON.stringify(target.text)})${FIRST_VISIBLE}`;
  const { role, name, within, isEnabled } = target;
  const root = within === undefined ? 'document.body' : `(${expressionOf(within)} ?? document.createElement('i'))`;
  const options = name === undefined ? '{ hidden: true }' : `{ hidden: true, name: ${nameOf(name)} }`;
  const found = `TestingLibraryDom.queryAllByRole(${root}, ${JSON.stringify(role)}, ${options})`;
  return `${isEnabled ? `${found}.filter((element) => !element.disabled)` : found}${FIRST_VISIBLE}`;
};

/**
 * Marks the element for the driver, which needs a selector, and scrolls it away from fixed bars. Returns its position,
 * or null.
 */
const markExpression = (target: Target): string => `(() => {
  document.querySelector('[${MARK}]')?.removeAttribute('${MARK}');
  const element = ${expressionOf(target)};
  if (element === undefined) return null;
  element.setAttribute('${MARK}', '');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join();
})()`;

const inWords = (target: Target): string => {
  if (!('role' in target)) return Object.values(target).join('');
  const { role, name = '', within } = target;
  return `${role} ${name}${within === undefined ? '' : ` in ${inWords(within)}`}`;
};

/** Page in a window of an engine: finds elements by role and name like the page objects, and waits before it acts. */
export class EnginePage {
  constructor(
    readonly window: EngineWindow,
    private readonly baseUrl: string,
  ) {}

  /** Loads a page by its path. */
  open(path: string): Promise<void> {
    return this.window.open(this.baseUrl + path);
  }

  /** Evaluates an expression with testing-library, which it injects once per document. */
  private async evaluate(expression: string): Promise<unknown> {
    if ((await this.window.evaluate(`typeof TestingLibraryDom`)) === 'undefined')
      await this.window.evaluate(`(() => { ${LIBRARY}; return true; })()`);
    return this.window.evaluate(expression);
  }

  /** Evaluates an expression; undefined while the page navigates. */
  private ask(expression: string): Promise<unknown> {
    return this.evaluate(expression).catch(() => undefined);
  }

  /** Checks for an element now. */
  async has(target: Target): Promise<boolean> {
    return (await this.ask(`${expressionOf(target)} !== undefined`)) === true;
  }

  /** Waits for one of these elements. */
  sees(...targets: readonly Target[]): Promise<void> {
    const isOneThere = targets.map((target) => `${expressionOf(target)} !== undefined`).join(' || ');
    return until(async () => (await this.ask(isOneThere)) === true, `there is ${targets.map(inWords).join(' or ')}`);
  }

  /** Waits for a path and query. */
  isAt(address: RegExp): Promise<void> {
    return expect.poll(() => this.address(), WAITING).toMatch(address);
  }

  /** Returns path and query of the page. */
  async address(): Promise<string> {
    return String(await this.ask('location.pathname + location.search'));
  }

  /** Describes the visible page, for the report of a failure. */
  async describe(): Promise<string> {
    return `${await this.address()}\n${String(await this.ask('document.body.innerText'))}`;
  }

  /** Waits until an element exists and its position is stable. */
  private async reaches(target: Target): Promise<string> {
    let before: unknown;
    await until(
      async () => {
        const now = await this.ask(markExpression(target));
        const isStill = typeof now === 'string' && now === before;
        before = now;
        return isStill;
      },
      `${inWords(target)} stands still`,
    );
    return `[${MARK}]`;
  }

  /** Acts on a stable element; retries once when it was replaced or covered. */
  private async attempt(target: Target, action: (selector: string) => Promise<void>): Promise<void> {
    const once = async (): Promise<void> => action(await this.reaches(target));
    await expect(once).toPass({ timeout: ENGINE_WITHIN_MS, intervals: [100] });
  }

  async click(target: Target): Promise<void> {
    await this.attempt(target, (selector) => this.window.click(selector));
  }

  /** Clicks a button that closes the window, which may not answer the driver any more. */
  async clickLast(target: Target): Promise<void> {
    await this.window.click(await this.reaches(target)).catch(() => undefined);
  }

  /** Clicks a link that opens a window. @returns its page. */
  async popupOf(target: Target): Promise<EnginePage> {
    const selector = await this.reaches(target);
    return new EnginePage(await this.window.popupOf(() => this.window.click(selector)), this.baseUrl);
  }

  /** Types into a field. */
  async type(target: Target, text: string): Promise<void> {
    await this.window.type(await this.reaches(target), text);
  }
}
