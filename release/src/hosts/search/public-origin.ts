/**
 * Public origin of the site, for search engines and previews. Never derived from a request: a forged Host header could
 * point them to another site.
 *
 * @param setting `PUBLIC_ORIGIN`; the served origin by default.
 * @throws a sentence when the setting is not an origin.
 */
export const publicOrigin = (setting: string | undefined, served: string): string => {
  if (setting === undefined || setting === '') return served;
  const isWeb = /^https?:\/\//i.test(setting) && URL.canParse(setting);
  const url = isWeb ? new URL(setting) : undefined;
  // Rejects a path, query or credentials, which would end up in every URL.
  if (url === undefined || url.href !== `${url.origin}/`)
    throw new Error(`PUBLIC_ORIGIN must be an origin such as "https://dongne.example", not "${setting}"`);
  return url.origin;
};
