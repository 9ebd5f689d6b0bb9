import { CONFIGS } from './jest.engines.mjs';

/** The sandbox's tests on the embedded database. */
export default CONFIGS.unit();
