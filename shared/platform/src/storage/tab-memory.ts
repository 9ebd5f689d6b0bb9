/** What could not be written where it belongs. */
const inPage = new Map<string, string>();

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined; // storage is forbidden in this browser's mode, or full
  }
};

/** What a tab remembers until it closes. Where storage is forbidden or full, until its page is loaded anew: nothing here throws. */
export const tabMemory = {
  read: (name: string): string | undefined =>
    inPage.get(name) ?? attempt(() => window.sessionStorage.getItem(name)) ?? undefined,
  keep: (name: string, text: string): void => {
    inPage.set(name, text);
    attempt(() => {
      window.sessionStorage.setItem(name, text);
      inPage.delete(name);
    });
  },
  forget: (name: string): void => {
    inPage.delete(name);
    attempt(() => window.sessionStorage.removeItem(name));
  },
};
