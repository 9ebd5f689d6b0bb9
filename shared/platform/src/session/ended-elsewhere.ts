import { tabMemory } from '../storage/tab-memory';

const NAME = 'endedElsewhere';

/** Remembers in this tab that another one has ended the session, until somebody logs in. */
export const markEndedElsewhere = (): void => tabMemory.keep(NAME, 'Y');

/** Whether another tab has ended this tab's session: login then says so. */
export const isEndedElsewhere = (): boolean => tabMemory.read(NAME) === 'Y';

/** Forgets it: somebody has logged in. */
export const forgetEndedElsewhere = (): void => tabMemory.forget(NAME);
