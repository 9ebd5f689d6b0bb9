/** Text sizes in rem, to scale with the reader's text size, and line heights as their multiples. */
export const TEXT = {
  display: [1.75, 1.36],
  title1: [1.5, 1.38],
  title2: [1.25, 1.4],
  title3: [1, 1.45],
  body: [1, 1.55],
  label: [0.9375, 1.5],
  caption: [0.8125, 1.5],
  tiny: [0.8125, 1.4],
} as const;

/** Height of a line of text in rem, to reserve room for lines that are rendered later. */
export const lineRem = (name: keyof typeof TEXT): number => TEXT[name][0] * TEXT[name][1];
