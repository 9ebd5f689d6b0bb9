let assign = (address: string): void => window.location.assign(address);

/** Replaces the leaving itself: the one thing a test's window cannot do. */
export const setLeavePage = (replacement: (address: string) => void): void => {
  assign = replacement;
};

/** Goes to another site, or to a page that is none of the app's. */
export const leavePage = (address: string): void => assign(address);
