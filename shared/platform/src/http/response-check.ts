import { ownedByRuntime } from '../runtime/runtime';

/** Validates the response of the read with this address. */
type AnswerCheck = (address: string, answer: unknown) => boolean;

const responseCheck = ownedByRuntime((): { check?: AnswerCheck } => ({}));

/**
 * Makes every later read with an invalid response fail: enabled after a page crashed on a response with the right basic
 * shape.
 */
export const checkAnswers = (check: AnswerCheck): void => {
  responseCheck().check = check;
};

/** Returns whether a response passes the check, if one is set. */
export const passesResponseCheck = (address = '', answer: unknown): boolean =>
  responseCheck().check?.(address, answer) ?? true;
