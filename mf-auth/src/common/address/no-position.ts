import { popups, toApiError } from '@dongne/platform';

const NO_POSITION = '위치 정보를 불러오지 못했어요';

/** Shows an error toast for a position that is missing or has no name; product specification §8. */
export const sayNoPosition = (): void => popups.toast(NO_POSITION, { tone: 'error' });

/**
 * Handles a position without a name.
 * @returns the server's sentence about the place (at sea, abroad); `undefined` after the toast when there is none.
 */
export const problemOfNaming = (thrown: unknown): string | undefined => {
  const error = toApiError(thrown);
  const words = error.code === 'OUT_OF_AREA' ? error.sentence : error.sentenceOr('');
  if (words !== '') return words;
  sayNoPosition();
  return undefined;
};
