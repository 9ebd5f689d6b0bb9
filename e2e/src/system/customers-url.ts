/** Set by the global setup; workers inherit the environment. */
const STARTED = 'E2E_STARTED_URL';

/** A system that somebody else runs (`E2E_BASE_URL`); stories that stop and kill things are left out then. */
export const givenUrl = (): string | undefined => process.env['E2E_BASE_URL'];

/** Where the customers' stories go; `undefined` before the system has been started. */
export const customersUrl = (): string | undefined => givenUrl() ?? process.env[STARTED];

export const setCustomersUrl = (url: string): void => {
  process.env[STARTED] = url;
};
