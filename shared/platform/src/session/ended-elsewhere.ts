import { tabMemory } from '../storage/tab-memory';

const NAME = 'endedElsewhere';

/** Records in this tab that another one has ended the session, until the next login. */
export const markEndedElsewhere = (): void => tabMemory.keep(NAME, 'Y');

/** Returns whether another tab has ended this tab's session: login then explains it. */
export const isEndedElsewhere = (): boolean => tabMemory.read(NAME) === 'Y';

/** Clears the record after a login. */
export const forgetEndedElsewhere = (): void => tabMemory.forget(NAME);
