/**
 * Gradients of bank cards in the company's colour, from the lighter corner to the darker one. White text is readable on
 * both. Not in the theme: only the few pages with a card load them.
 */
export const CARD_FACES = {
  blue: ['#2459E0', '#12307F'],
  navy: ['#2A3F7A', '#131F47'],
  black: ['#3A4350', '#14181F'],
  red: ['#C62B3B', '#741321'],
  green: ['#0E7C50', '#064A33'],
  teal: ['#0B7A74', '#074B4F'],
  brown: ['#7A5A2B', '#43301A'],
  plain: ['#4E5968', '#2A3340'],
} as const;

/** Key of {@link CARD_FACES}. */
export type CardFace = keyof typeof CARD_FACES;
