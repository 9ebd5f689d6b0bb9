import { TOKEN_COOKIE_WAIT } from '@dongne/contract';

/**
 * Waits until newly written cookies can be read: some webviews write them late.
 *
 * @param everyMs pause between two checks; the first check is at once.
 * @returns whether they can be read; `false` after 10 further checks (product specification §9).
 */
export const waitForCookies = async (areThere: () => boolean, everyMs: number): Promise<boolean> => {
  for (let attempts = 0; !areThere(); attempts += 1) {
    if (attempts === TOKEN_COOKIE_WAIT.retries) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return true;
};
