/** Credentials and endpoint of the national address API (Juso). */
export interface JusoKeys {
  readonly searchKey: string;
  /** Separate key of the position API. */
  readonly positionKey: string;
  /** Base URL without a trailing slash. */
  readonly apiUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const OFFICE = 'https://business.juso.go.kr/addrlink';

/** Reads the keys; null without them. @throws {Error} when only one is set. */
export const jusoKeysOf = (environment: Environment): JusoKeys | null => {
  const [searchKey = '', positionKey = ''] = [environment['JUSO_SEARCH_KEY'], environment['JUSO_POSITION_KEY']];
  if ((searchKey === '') !== (positionKey === ''))
    throw new Error('JUSO_SEARCH_KEY and JUSO_POSITION_KEY are wanted together');
  return searchKey === '' ? null : { searchKey, positionKey, apiUrl: environment['JUSO_API_URL'] ?? OFFICE };
};
