import type { APIResponse } from '@playwright/test';

/**
 * The body of an answer.
 *
 * @throws {Error} with status and body, when the call was refused.
 */
export const answerOf = async <T>(response: APIResponse): Promise<T> => {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  const body: T = await response.json();
  return body;
};
