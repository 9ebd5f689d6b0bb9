import { TOKEN_COOKIE_WAIT } from '@dongne/contract';

/**
 * Waits until cookies that were just written can be read: the stores of some webviews write late.
 *
 * @param everyMs pause between two looks; the first look is at once.
 * @returns whether they are there; `false` after the last of 10 further looks (product specification §9).
 */
export const cookiesAreThere = async (areThere: () => boolean, everyMs: number): Promise<boolean> => {
  for (let looks = 0; !areThere(); looks += 1) {
    if (looks === TOKEN_COOKIE_WAIT.retries) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return true;
};
