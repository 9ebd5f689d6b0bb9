import { forgetVisitorAddress } from '../cookies/address-cookie';
import { deviceMemory } from '../storage/tab-memory';

/** Storage key of this browser's visits, which analytics counts. */
export const VISITS_KEY = 'dongne.visits';

/** Deletes a person's data in this browser besides the login: the visitor's address and visit history. */
export const forgetVisitor = (): void => {
  forgetVisitorAddress();
  deviceMemory.forget(VISITS_KEY);
};
