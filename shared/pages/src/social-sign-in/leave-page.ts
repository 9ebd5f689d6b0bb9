type Leave = (address: string) => void;

const toAddress: Leave = (address) => window.location.assign(address);
let leave = toAddress;

/** Navigates to another site, or to a page outside of the app. */
export const leavePage: Leave = (address) => leave(address);

/** Replaces navigation in a test, because jsdom has none. @returns restores it. */
export const replaceLeaving = (by: Leave): (() => void) => {
  leave = by;
  return () => {
    leave = toAddress;
  };
};
