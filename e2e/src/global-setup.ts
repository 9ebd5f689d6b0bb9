import { customersUrl, setCustomersUrl } from './system/customers-url';
import { RENDERED_BY_BROWSERS, prepareData, startSystem } from './system/start-system';

/** Starts the system for the customers' stories, unless one is running (`E2E_BASE_URL`). */
const startCustomersSystem = async (): Promise<() => Promise<void>> => {
  if (customersUrl() !== undefined) return async () => undefined;
  const removeData = await prepareData();
  const system = await startSystem(RENDERED_BY_BROWSERS);
  setCustomersUrl(system.baseUrl);
  return async () => {
    await system.stop();
    await removeData();
  };
};

// oxlint-disable-next-line no-restricted-exports -- Playwright takes a global setup by its default export.
export default startCustomersSystem;
