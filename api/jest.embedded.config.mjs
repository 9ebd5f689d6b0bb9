import { CONFIGS } from './jest.engines.mjs';

/** The API's tests whose answers may differ on the embedded database, beside a run of all on PostgreSQL. */
export default CONFIGS.embedded();
