type Leave = (address: string) => void;

const toAddress: Leave = (address) => window.location.assign(address);
let leave = toAddress;

/** Goes to another site, or to a page that is none of the app's. */
export const leavePage: Leave = (address) => leave(address);

/** Replaces leaving in a test, whose window cannot do it. @returns puts it back. */
export const replaceLeaving = (by: Leave): (() => void) => {
  leave = by;
  return () => {
    leave = toAddress;
  };
};
