/** Push services of the browsers that there are: Chrome and Samsung's, Firefox, Safari, Edge. */
const HOSTS =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+(push\.apple|notify\.windows)\.com)$/;

/**
 * Whether an address is one of a browser's push service. A page says where we send to: anything else could be a server of our
 * own network.
 */
export const isPushService = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && HOSTS.test(hostname);
};
