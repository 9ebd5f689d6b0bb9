import { missingFeatures } from '@dongne/build/browsers';
import type { BrowserContext } from '@playwright/test';

type MissingParts = ReturnType<typeof missingFeatures>;

/**
 * Keeps features that the engine enforces or needs: Trusted Types headers apply without the API; V8 stores no stacks
 * without a limit; touch events exist on touch screens but not in desktop browsers.
 */
const IS_ALLOWED = /^(?:trusted|touch|stackTraceLimit$)/i;

/** Features that at least one supported browser lacks. */
const removedParts = (): MissingParts => {
  const { globals, members } = missingFeatures();
  return {
    globals: globals.filter((name) => !IS_ALLOWED.test(name)),
    members: members.filter(({ owner, name }) => !IS_ALLOWED.test(owner) && !IS_ALLOWED.test(name)),
  };
};

/** Runs in the page before any script: deletes the features that can be deleted. */
const removeAll = ({ globals, members }: MissingParts): void => {
  const removeFrom = (owner: unknown, name: string): void => {
    const [, symbol] = /^@@(\w+)$/.exec(name) ?? [];
    const key: unknown = symbol === undefined ? name : Reflect.get(Symbol, symbol);
    const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
    if (isOwner && (typeof key === 'string' || typeof key === 'symbol')) Reflect.deleteProperty(owner, key);
  };
  for (const { owner, name, isStatic } of members) {
    const holder: unknown = Reflect.get(window, owner);
    if (typeof holder !== 'function' && typeof holder !== 'object') continue;
    removeFrom(holder, name);
    if (owner === 'Window') removeFrom(window, name);
    if (typeof holder === 'function' && !isStatic) removeFrom(holder.prototype, name);
  }
  for (const name of globals) removeFrom(window, name);
};

/**
 * Removes from the pages of a context everything that a browser of `.browserslistrc` lacks, by MDN's data. Playwright's
 * own scripts run in an isolated world, which stays complete.
 */
export const becomesOldestBrowser = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(removeAll, removedParts());
