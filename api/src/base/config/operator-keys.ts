type Environment = Readonly<Record<string, string | undefined>>;

/** Key of one of our support staff. */
export interface OperatorKey {
  /** Name in the log and the audit table; no personal data by choice of the name. */
  readonly name: string;
  readonly key: string;
}

const LEAST_LETTERS = 32;
const NAME = /^[a-z][a-z\d-]{0,30}$/;
/** Name of the holder of `OPERATOR_KEY`. */
const COMMON_NAME = 'operator';

/** Requires a key that is hard to guess and fits into a header: characters of a bearer token, RFC 6750 §2.1. */
const requireStrongKey = (setting: string, key: string): void => {
  if (key.length < LEAST_LETTERS)
    throw new Error(`${setting} has ${key.length} characters; it must have at least ${LEAST_LETTERS}.`);
  if (!/^[\w.~+/-]+=*$/.test(key)) throw new Error(`${setting} must be letters, digits and -._~+/ only`);
};

const namedKey = (entry: string): OperatorKey => {
  const [name = '', key = ''] = entry.trim().split(':', 2);
  if (!NAME.test(name))
    throw new Error(`OPERATOR_KEYS lists "name:key" with commas, and a name is like "kim", not "${name}".`);
  requireStrongKey(`The key of ${name} in OPERATOR_KEYS`, key);
  return { name, key };
};

/** Reads `OPERATOR_KEY`; null without it. */
const operatorKeyOf = (environment: Environment): string | null => {
  const key = environment['OPERATOR_KEY'] ?? '';
  if (key === '') return null;
  requireStrongKey('OPERATOR_KEY', key);
  return key;
};

/**
 * Reads the keys of all operators: `OPERATOR_KEYS`, and `OPERATOR_KEY` under the name `operator`.
 *
 * @throws {Error} with one sentence when one is easy to guess, or two share a name or a key.
 */
export const operatorKeysOf = (environment: Environment): OperatorKey[] => {
  const list = environment['OPERATOR_KEYS'] ?? '';
  const common = operatorKeyOf(environment);
  const keys = [
    ...(list === '' ? [] : list.split(',').map(namedKey)),
    ...(common === null ? [] : [{ name: COMMON_NAME, key: common }]),
  ];
  if (new Set(keys.map(({ name }) => name)).size < keys.length)
    throw new Error('OPERATOR_KEYS names somebody twice ("operator" is the holder of OPERATOR_KEY).');
  if (new Set(keys.map(({ key }) => key)).size < keys.length)
    throw new Error(
      'Two operators share a key in OPERATOR_KEYS or OPERATOR_KEY, so that their acts could not be told apart.',
    );
  return keys;
};
