import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { ENGINE_WITHIN_MS, type EngineWindow } from './engine-window';
import { until, WAITING } from './until';

/** An element as a customer knows it: by role and Korean name, and the element that it stands in. */
interface TargetOfRole {
  readonly role: string;
  readonly name?: string | RegExp;
  readonly within?: TargetOfRole;
  /** Of those that are enabled, the first. */
  readonly isEnabled?: true;
}

/** An element to find. */
export type Target =
  | TargetOfRole
  /** A field; one for a password has no role. */
  | { readonly label: RegExp }
  | { readonly text: string }
  /** For what has neither role nor name of its own. */
  | { readonly selector: string };

const LIBRARY = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

const MARK = 'data-engine-target';

const nameOf = (name: string | RegExp): string => (typeof name === 'string' ? JSON.stringify(name) : String(name));

/** Testing-library looks at the styles of all ancestors of all candidates; the browser itself knows what is visible. */
const FIRST_VISIBLE = `.find((element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"]') === null)`;

/** Finds as testing-library does. */
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

/** Marks the element for the driver, which finds by selectors, away from bars that could cover it. Gives where it stands, or null. */
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

/** The page in a window of an engine: finds as page objects do, by role and name, and waits for what it is to touch. */
export class EnginePage {
  constructor(
    readonly window: EngineWindow,
    private readonly baseUrl: string,
  ) {}

  /** Loads a page by its path. */
  open(path: string): Promise<void> {
    return this.window.open(this.baseUrl + path);
  }

  /** Evaluates an expression in which testing-library may be used; each document needs it once. */
  private async evaluate(expression: string): Promise<unknown> {
    if ((await this.window.evaluate(`typeof TestingLibraryDom`)) === 'undefined')
      await this.window.evaluate(`(() => { ${LIBRARY}; return true; })()`);
    return this.window.evaluate(expression);
  }

  /** Value of an expression; undefined while the page changes. */
  private ask(expression: string): Promise<unknown> {
    return this.evaluate(expression).catch(() => undefined);
  }

  /** Whether an element is there now. */
  async has(target: Target): Promise<boolean> {
    return (await this.ask(`${expressionOf(target)} !== undefined`)) === true;
  }

  /** Waits until one of these elements is there. */
  sees(...targets: readonly Target[]): Promise<void> {
    const isOneThere = targets.map((target) => `${expressionOf(target)} !== undefined`).join(' || ');
    return until(async () => (await this.ask(isOneThere)) === true, `there is ${targets.map(inWords).join(' or ')}`);
  }

  /** Waits until a path and query are in the address. */
  isAt(address: RegExp): Promise<void> {
    return expect.poll(() => this.address(), WAITING).toMatch(address);
  }

  /** Path and query of the page. */
  async address(): Promise<string> {
    return String(await this.ask('location.pathname + location.search'));
  }

  /** Everything the page shows, and where: for the report of a failure. */
  async describe(): Promise<string> {
    return `${await this.address()}\n${String(await this.ask('document.body.innerText'))}`;
  }

  /** Waits until an element is there and stands still. */
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

  /** Does something with an element that stands still; once more where it was replaced or covered meanwhile. */
  private async attempt(target: Target, action: (selector: string) => Promise<void>): Promise<void> {
    const once = async (): Promise<void> => action(await this.reaches(target));
    await expect(once).toPass({ timeout: ENGINE_WITHIN_MS, intervals: [100] });
  }

  /** Clicks an element. */
  async click(target: Target): Promise<void> {
    await this.attempt(target, (selector) => this.window.click(selector));
  }

  /** Clicks what closes the window: there may be no one left who could answer the driver. */
  async clickLast(target: Target): Promise<void> {
    await this.window.click(await this.reaches(target)).catch(() => undefined);
  }

  /** Clicks what opens another window. @returns the page in it. */
  async popupOf(target: Target): Promise<EnginePage> {
    const selector = await this.reaches(target);
    return new EnginePage(await this.window.popupOf(() => this.window.click(selector)), this.baseUrl);
  }

  /** Types into a field. */
  async type(target: Target, text: string): Promise<void> {
    await this.window.type(await this.reaches(target), text);
  }
}
