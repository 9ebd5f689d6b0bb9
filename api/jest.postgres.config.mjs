import { CONFIGS } from './jest.engines.mjs';

/** The API's tests on a PostgreSQL server that the run starts itself. */
export default CONFIGS.postgres();
