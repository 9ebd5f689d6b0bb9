import { popups, toApiError } from '@dongne/platform';

const NO_POSITION = '위치 정보를 불러오지 못했어요';

/** Says in an orange toast that there is no position, or no name for one; product specification §8. */
export const sayNoPosition = (): void => popups.toast(NO_POSITION, { tone: 'error' });

/**
 * Answers a position that could not be named.
 *
 * @returns the server's own words about the place (at sea, abroad); `undefined` after the toast, where it has none.
 */
export const problemOfNaming = (thrown: unknown): string | undefined => {
  const error = toApiError(thrown);
  const words = error.code === 'OUT_OF_AREA' ? error.sentence : error.sentenceOr('');
  if (words !== '') return words;
  sayNoPosition();
  return undefined;
};
