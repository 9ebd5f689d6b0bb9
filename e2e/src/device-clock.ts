import type { Page } from '@playwright/test';

/** Shifts the device's clock in every page. @returns a function that shifts it further while a page is open. */
export const moveDeviceClock = async (page: Page, aheadMs: number): Promise<(byMs: number) => Promise<void>> => {
  await page.addInitScript((ahead) => {
    const Real = Date;
    let moved = ahead;
    const now = (): number => Real.now() + moved;
    Object.assign(window, { moveDeviceClock: (by: number) => (moved += by) });
    window.Date = new Proxy(Real, {
      construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
      get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
    });
  }, aheadMs);
  return (byMs) =>
    page.evaluate((by) => {
      const move: unknown = Reflect.get(window, 'moveDeviceClock');
      if (typeof move === 'function') move(by);
    }, byMs);
};
