import { signHealthToken } from '@dongne/contract/server';

/** For an API that is opened with this secret. */
export const HEALTH_SECRET = 'the-secret-of-the-hosts-in-this-test';

/** Tokens of a page and of a host, for the operation that takes their reports. */
export const healthHints = (path: string) =>
  path.endsWith('/clientEvent')
    ? { token: (['page', 'host'] as const).map((reporter) => signHealthToken(HEALTH_SECRET, reporter, Date.now())) }
    : {};
