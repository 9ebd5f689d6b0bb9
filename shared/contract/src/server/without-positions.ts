/** Names by which calls carry a position: in queries, JSON and texts of errors. */
const POSITION =
  /\b((?:map|center|viewer|user)?(?:latitude|longitude|lat|lng|lon))(\\?["']?\s*[=:]\s*\\?["']?)-?\d+(?:\.\d+)?/gi;

/** Replaces positions in a text for the log: they tell where somebody lives. */
export const withoutPositions = (text: string): string => text.replaceAll(POSITION, '$1$2(removed)');
