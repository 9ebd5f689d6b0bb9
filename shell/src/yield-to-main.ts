/**
 * Yields to the event loop so that pending input and frames are handled first. Splits the start of the app, which
 * blocks a slow phone for a quarter of a second in one piece.
 */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
