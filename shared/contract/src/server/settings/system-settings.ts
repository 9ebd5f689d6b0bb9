import { trustProxyOf } from '../trusted-proxies';
import { API, HOSTS, RELEASE, setting, SHELL_HOST } from './describe';
import { LISTENED, oneOf, ORIGIN, parsed, PORT, TEXT, wholeNumber } from './parsers';

const EVERYWHERE = [...API, ...HOSTS, ...RELEASE];

export const NODE_ENV = setting('NODE_ENV', {
  meaning: '`production` refuses the sandbox and what is unsafe, and wants secrets and public origins',
  programs: EVERYWHERE,
  schema: oneOf(['development', 'production', 'test']),
  default: 'development',
});

export const PORT_BASE = setting('PORT_BASE', {
  meaning: 'port of the shell; remotes at +1 to +5, API at +1000',
  programs: EVERYWHERE,
  schema: wholeNumber(3_000),
  default: '3000',
});

export const OWN_PORT = setting('PORT', {
  meaning: 'port of one API or host that runs by itself, instead of that of `PORT_BASE`',
  programs: [...API, ...HOSTS],
  schema: PORT,
});

export const LISTEN_ADDRESS = setting('LISTEN_ADDRESS', {
  meaning: 'where API and hosts listen',
  programs: [...API, ...HOSTS],
  schema: LISTENED,
  default: 'loopback',
});

export const PUBLIC_ORIGIN = setting('PUBLIC_ORIGIN', {
  meaning: 'address of the site, for links, logins, card windows and cookies (`Secure` with https)',
  programs: [...API, ...SHELL_HOST, ...RELEASE],
  schema: ORIGIN,
  default: 'the shell’s host',
});

/** Origin of each remote, by folder (`{name}`) or port (`{port}`). */
export interface OriginTemplate {
  readonly originOf: (name: string, port: number) => string;
}

const templateOf = (text: string): OriginTemplate | undefined => {
  if (text === '') return undefined;
  const filled = (name: string, port: number): string =>
    text.replaceAll('{name}', name).replaceAll('{port}', String(port));
  if (filled('a', 1) === filled('b', 2)) throw new Error(`must hold {name} or {port}, unlike "${text}"`);
  const [url] = [filled('mf-usage', 3_002)].filter((each) => /^https?:/i.test(each) && URL.canParse(each));
  if (url === undefined || new URL(url).href !== `${new URL(url).origin}/`)
    throw new Error(`must be an origin such as "https://{name}.cdn.example", not "${text}"`);
  return { originOf: (name, port) => new URL(filled(name, port)).origin };
};

export const ORIGIN_TEMPLATE = setting('ORIGIN_TEMPLATE', {
  meaning: 'origins of the remotes: `https://{name}.cdn.example`, where `{name}` is `mf-laundry` and `{port}` its port',
  programs: HOSTS,
  schema: parsed(templateOf),
  default: 'http://localhost:{port}',
});

export const API_ORIGIN = setting('API_ORIGIN', {
  meaning: 'where hosts and commands reach the API',
  programs: [...SHELL_HOST, ...RELEASE],
  schema: ORIGIN,
  default: 'this machine at `PORT_BASE` + 1000',
});

export const TRUST_PROXY = setting('TRUST_PROXY', {
  meaning: 'proxies whose `X-Forwarded-*` are believed',
  programs: [...API, ...HOSTS],
  schema: parsed((text) => {
    try {
      return trustProxyOf(text);
    } catch (error) {
      throw new Error(String(error instanceof Error ? error.message : error).replace('TRUST_PROXY ', ''), {
        cause: error,
      });
    }
  }),
});

export const CONNECTIONS_PER_ADDRESS = setting('CONNECTIONS_PER_ADDRESS', {
  meaning: 'connections of one network address; behind proxies the running requests of a client',
  programs: HOSTS,
  schema: wholeNumber(5_000),
  default: '5000',
});

export const METRICS_PORT_BASE = setting('METRICS_PORT_BASE', {
  meaning: 'probes and metrics of the hosts: shell here, remotes at +1 to +5',
  programs: HOSTS,
  schema: PORT,
});

export const SANDBOX = setting('SANDBOX', {
  meaning: '`off` removes the sandbox; it never runs in production',
  programs: [...API, ...SHELL_HOST],
  schema: oneOf(['', 'on', 'off']),
  default: 'on',
});

export const RENDER = setting('RENDER', {
  meaning: 'with `off` browsers render first views',
  programs: SHELL_HOST,
  schema: oneOf(['on', 'off']),
  default: 'on',
});

export const LOG_LEVEL = setting('LOG_LEVEL', {
  meaning: 'of the API’s log',
  programs: API,
  schema: oneOf(['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent']),
  default: 'info',
});

export const DATA_DIR = setting('DATA_DIR', {
  meaning: 'folder of database, releases, photos, logs and secrets',
  programs: EVERYWHERE,
  schema: TEXT,
  default: '.data',
});

export const CACHE_DIR = setting('CACHE_DIR', {
  meaning: 'folder of what may be lost: files of a release store on a bucket, the last registry, broken renderers',
  programs: HOSTS,
  schema: TEXT,
  default: '`DATA_DIR`/cache',
});
