import { missingParts } from '@dongne/build/browsers';
import type { BrowserContext } from '@playwright/test';

type MissingParts = ReturnType<typeof missingParts>;

/**
 * Parts that the engine goes on enforcing or needs itself: the header about trusted scripts holds without a way to make them; V8 keeps no stacks without a limit; a
 * screen that is touched has what touches say, which browsers of desks lack.
 */
const IS_KEPT = /^(?:trusted|touch|stackTraceLimit$)/i;

/** Parts that at least one browser of the list lacks. */
const removedParts = (): MissingParts => {
  const { globals, members } = missingParts();
  return {
    globals: globals.filter((name) => !IS_KEPT.test(name)),
    members: members.filter(({ owner, name }) => !IS_KEPT.test(owner) && !IS_KEPT.test(name)),
  };
};

/** Runs in the page before any script of it. What cannot be deleted stays. */
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
 * Takes from the pages of a context all that a browser of `.browserslistrc` lacks, by MDN's data: what remains is what all of them
 * have. Playwright's own scripts find elements in a world of their own, which keeps everything.
 */
export const becomesOldestBrowser = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(removeAll, removedParts());
