/** A version that crashed this often in a session is not shown again while there is one before it. */
export const CRASHES_TO_GIVE_UP = 3;

/** Where there is no storage, a session lasts as long as the page. */
const inPage = new Map<string, number>();

const keyOf = (remote: string): string => `crashes:${remote}`;

const crashesOf = (remote: string): number => {
  try {
    return Number(sessionStorage.getItem(keyOf(remote))) || (inPage.get(remote) ?? 0);
  } catch {
    return inPage.get(remote) ?? 0;
  }
};

/** Counts that a page of a remote threw while it was drawn; `remote` as reports name it. */
export const countCrash = (remote: string): void => {
  const crashes = crashesOf(remote) + 1;
  inPage.set(remote, crashes);
  try {
    sessionStorage.setItem(keyOf(remote), String(crashes));
  } catch {
    // Full or forbidden: the count above has to do.
  }
};

/** Whether a version has crashed too often in this session. */
export const isGivenUp = (remote: string): boolean => crashesOf(remote) >= CRASHES_TO_GIVE_UP;
