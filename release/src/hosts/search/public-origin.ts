/**
 * Where visitors reach the site: what search engines and messengers are told as its address. Never what a request says of itself,
 * or a stranger could have pages of ours point to theirs.
 *
 * @param setting `PUBLIC_ORIGIN`; without it the origin that the host serves.
 * @throws a sentence when the setting is no origin.
 */
export const publicOrigin = (setting: string | undefined, served: string): string => {
  if (setting === undefined || setting === '') return served;
  const isWeb = /^https?:\/\//i.test(setting) && URL.canParse(setting);
  const url = isWeb ? new URL(setting) : undefined;
  // A path, a query or a login would go along into every address.
  if (url === undefined || url.href !== `${url.origin}/`)
    throw new Error(`PUBLIC_ORIGIN must be an origin such as "https://dongne.example", not "${setting}"`);
  return url.origin;
};
