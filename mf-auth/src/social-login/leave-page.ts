/** Goes to another site, or to a page that is none of the app's. Apart: it is the one thing that a test's window cannot do. */
export const leavePage = (address: string): void => window.location.assign(address);
