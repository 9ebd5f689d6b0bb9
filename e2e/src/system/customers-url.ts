/** Set by the global setup; workers inherit the environment. */
const STARTED = 'E2E_STARTED_URL';

/** URL of an external system (`E2E_BASE_URL`), on which stories that stop and kill processes are skipped. */
export const givenUrl = (): string | undefined => process.env['E2E_BASE_URL'];

/** URL for the customers' stories; `undefined` before the system has been started. */
export const customersUrl = (): string | undefined => givenUrl() ?? process.env[STARTED];

export const setCustomersUrl = (url: string): void => {
  process.env[STARTED] = url;
};
