type Environment = Readonly<Record<string, string | undefined>>;

/** How a process reaches and treats its database besides `DATABASE_URL`. */
export interface DatabasePlace {
  /** PostgreSQL URL that passes the pooler by, for migrations, locks and long-lived connections. */
  readonly directUrl: string | undefined;
  /** Whether `DATABASE_URL` names a pooler in transaction mode: a connection has no state between transactions. */
  readonly isPooled: boolean;
  /** Whether a server migrates the database at its start; otherwise it only checks that nothing is missing. */
  readonly migrates: boolean;
}

const textOf = (environment: Environment, name: string): string | undefined => {
  const text = environment[name] ?? '';
  return text === '' ? undefined : text;
};

const isPostgresUrl = (text: string): boolean => /^postgres(?:ql)?:\/\//i.test(text) && URL.canParse(text);

const choice = <Value extends string>(
  environment: Environment,
  name: string,
  allowed: readonly Value[],
): Value | undefined => {
  const text = textOf(environment, name);
  if (text === undefined) return undefined;
  const value = allowed.find((one) => one === text);
  if (value === undefined) throw new Error(`${name} is ${allowed.join(' or ')}, not "${text}"`);
  return value;
};

/**
 * Reads how the database is reached. Ruling: a server migrates by itself, but for PostgreSQL in production, where
 * several start at once and their role may be one that cannot change tables.
 *
 * @throws {Error} with one sentence for settings that contradict each other.
 */
export const databasePlaceOf = (environment: Environment, isProduction: boolean): DatabasePlace => {
  const url = textOf(environment, 'DATABASE_URL');
  const directUrl = textOf(environment, 'DATABASE_DIRECT_URL');
  const isPooled = choice(environment, 'DATABASE_POOLER', ['none', 'transaction']) === 'transaction';
  const migrate = choice(environment, 'MIGRATE', ['on', 'off']);
  if (url === undefined && directUrl !== undefined)
    throw new Error('DATABASE_DIRECT_URL needs DATABASE_URL: it names the same database past a pooler.');
  if (url === undefined && isPooled)
    throw new Error('DATABASE_POOLER=transaction needs DATABASE_URL: the embedded database has no pooler.');
  if (url === undefined && migrate === 'off')
    throw new Error('MIGRATE=off needs DATABASE_URL: nothing else can migrate the embedded database.');
  if (directUrl !== undefined && !isPostgresUrl(directUrl))
    throw new Error('DATABASE_DIRECT_URL must be an address such as "postgres://user@host:5432/dongne".');
  if (isPooled && directUrl === undefined)
    throw new Error(
      'DATABASE_POOLER=transaction needs DATABASE_DIRECT_URL, the address of PostgreSQL itself: migrations and locks do not work through such a pooler.',
    );
  if (isPooled && directUrl === url)
    throw new Error(
      'DATABASE_DIRECT_URL is the same as DATABASE_URL, which DATABASE_POOLER=transaction calls a pooler.',
    );
  const byDefault = !isProduction || url === undefined;
  return { directUrl, isPooled, migrates: migrate === undefined ? byDefault : migrate === 'on' };
};
