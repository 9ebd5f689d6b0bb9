import { expect } from '@playwright/test';
import { ENGINE_WITHIN_MS } from './engine-window';

/** Timeout and polling interval: each poll is work for a busy machine. */
export const WAITING = { timeout: ENGINE_WITHIN_MS, intervals: [200] };

/** Polls a condition. @throws with its name on timeout. */
export const until = async (isTrue: () => Promise<boolean>, name: string): Promise<void> => {
  await expect.poll(isTrue, { message: name, ...WAITING }).toBe(true);
};
