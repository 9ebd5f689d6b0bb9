/** Product font alone, to load its files: a fallback missing on the device would count as a failure. */
export const OWN_FONT = "'Pretendard Variable'";

/** Used until the files of the product font have loaded. */
export const SYSTEM_FONTS =
  "Pretendard, 'Pretendard Fallback', -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', system-ui, sans-serif";

/** Families of the product in order, apart from the theme: a map draws names with them and bundles nothing else of it. */
export const FONT = `${OWN_FONT}, ${SYSTEM_FONTS}`;
