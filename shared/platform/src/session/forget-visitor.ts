import { forgetVisitorAddress } from '../cookies/address-cookie';
import { deviceMemory } from '../storage/tab-memory';

/** Storage key of this browser's visits, which analytics counts. */
export const VISITS_KEY = 'dongne.visits';

/** Erases what this browser remembers of a person beyond the login: the address they browsed with, and their visits. */
export const forgetVisitor = (): void => {
  forgetVisitorAddress();
  deviceMemory.forget(VISITS_KEY);
};
