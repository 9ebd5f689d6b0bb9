type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the value of `Strict-Transport-Security` from `HSTS_SECONDS`; null without it. Subdomains are left out: they may
 * belong to others.
 *
 * @throws {Error} with one sentence when it is no number of seconds, or the site is not served over https.
 */
export const hstsOf = ({ HSTS_SECONDS = '', PUBLIC_ORIGIN = '' }: Environment): string | null => {
  if (HSTS_SECONDS === '') return null;
  if (!/^\d{1,9}$/.test(HSTS_SECONDS)) throw new Error(`HSTS_SECONDS must be whole seconds, not "${HSTS_SECONDS}"`);
  if (!/^https:\/\//i.test(PUBLIC_ORIGIN))
    throw new Error(
      'HSTS_SECONDS needs a PUBLIC_ORIGIN that begins with https://, else browsers could not reach the site.',
    );
  return `max-age=${HSTS_SECONDS}`;
};
