/** File with the scripts of each page, for publishing only. */
export const PAGE_FILES = 'page-files.json';

/** File with the scripts of the shell's on-demand packages, for publishing only. */
export const SHARE_FILES = '.share-files.json';

/** File in `dist` for publishing only; not part of a version. */
export const SHARED_NAMES_FILE = '.shared-names.json';

/** File in `dist` for publishing only; not part of a version. */
export const USED_ENDPOINTS_FILE = '.used-endpoints.json';
