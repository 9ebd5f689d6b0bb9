/* Door for programs that handle builds, without webpack: it takes longer to load than most of them run. */
export { buildVersion, releaseStage } from './inputs.mjs';
export { PAGE_FILES, SHARE_FILES, SHARED_NAMES_FILE, USED_ENDPOINTS_FILE } from './output-files.mjs';
export { SINGLETON_PREFIXES, SINGLETONS } from './singleton-names.mjs';
