import type { APIResponse } from '@playwright/test';

/**
 * Parses the body of a response.
 *
 * @throws {Error} with status and body, when the request was refused.
 */
export const answerOf = async <T>(response: APIResponse): Promise<T> => {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  const body: T = await response.json();
  return body;
};
