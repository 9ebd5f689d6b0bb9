/** Push services of the existing browsers: Chrome and Samsung, Firefox, Safari, Edge. */
const HOSTS =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+(push\.apple|notify\.windows)\.com)$/;

/**
 * Whether a URL is a browser's push service. The page sends the endpoint, so any other host could be a server in our
 * own network (SSRF guard).
 */
export const isPushService = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && HOSTS.test(hostname);
};
