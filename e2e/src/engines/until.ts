import { expect } from '@playwright/test';
import { ENGINE_WITHIN_MS } from './engine-window';

/** How long an engine is waited for, and how often it is asked: each look is work for a busy machine. */
export const WAITING = { timeout: ENGINE_WITHIN_MS, intervals: [200] };

/** Waits for a condition. @throws with its name when it does not come true. */
export const until = async (isTrue: () => Promise<boolean>, name: string): Promise<void> => {
  await expect.poll(isTrue, { message: name, ...WAITING }).toBe(true);
};
