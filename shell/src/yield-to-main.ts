/**
 * Ends the task that runs, and goes on in the next one: a finger and a frame that have waited come first. Between the pieces of
 * what a page does at its start, of which all together keep a slow phone busy for a quarter of a second.
 */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
