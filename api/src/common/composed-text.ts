/**
 * A value with every text in it composed (NFC): some keyboards and files send 가 as ᄀ and ᅡ, which looks the same, is found by
 * no search and counts as two letters.
 */
export const composed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, composed(child)]));
};
