/** What the office of the national address register knows us by, and where it is asked. */
export interface JusoKeys {
  readonly searchKey: string;
  /** Positions are given out with another key. */
  readonly positionKey: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const OFFICE = 'https://business.juso.go.kr/addrlink';

/** The keys, or null without them. @throws {Error} when only one is there. */
export const jusoKeysOf = (environment: Environment): JusoKeys | null => {
  const [searchKey = '', positionKey = ''] = [environment['JUSO_SEARCH_KEY'], environment['JUSO_POSITION_KEY']];
  if ((searchKey === '') !== (positionKey === ''))
    throw new Error('JUSO_SEARCH_KEY and JUSO_POSITION_KEY are wanted together');
  return searchKey === '' ? null : { searchKey, positionKey, apiUrl: environment['JUSO_API_URL'] ?? OFFICE };
};
