import { CONFIGS } from './jest.engines.mjs';

/** The API's tests on the embedded database. */
export default CONFIGS.unit();
