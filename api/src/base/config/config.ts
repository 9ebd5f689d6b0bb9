import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { HEALTH_LIMITS } from '@dongne/contract';
import { healthSecretOf, hstsOf, type TrustProxy } from '@dongne/contract/server';
import { cardProviderKeysOf, type CardProviderKeys } from './card-provider-keys';
import { type DatabasePlace, databasePlaceOf } from './database-place';
import { filePlaceOf, type ObjectStorage } from './file-place';
import { jusoKeysOf, type JusoKeys } from './juso-keys';
import { metricsPortOf } from './metrics-port';
import { messageKeysOf, type MessageKeys } from './message-keys';
import { type OperatorKey, operatorKeysOf } from './operator-keys';
import { socialKeysOf } from './social-keys';
import type { SocialKeys } from './social-providers';
import { type TokenSecrets, tokenSecretsOf } from './token-secrets';
import { trustHostAndProxies } from './trusted-proxies';
import { voucherKeysOf, type VoucherKeys } from './voucher-keys';

/** Public keys for browsers, returned by `GET /config`. */
export interface PublicKeys {
  /** Measurement id of the Firebase project's web stream: `G-…`. */
  readonly firebase: string | null;
  /** Plugin key of the ChannelTalk workspace. */
  readonly channelTalk: string | null;
  /** JavaScript key of the Kakao Developers app; its map replaces our own. */
  readonly kakaoMaps: string | null;
}

/** Configuration of the process, read once at start. */
export interface Config extends TokenSecrets {
  readonly environment: 'production' | 'development';
  /** Address to listen on; loopback by default. */
  readonly address: string;
  readonly port: number;
  /** Port of metrics and the OpenAPI document; null for none. */
  readonly metricsPort: number | null;
  /** Value of `Strict-Transport-Security`; null for none. */
  readonly hsts: string | null;
  /** URL of the registry of released versions and routes; null to accept any. */
  readonly registryUrl: string | null;
  /** Origin of the app for links in messages and for callbacks of login and card providers. */
  readonly publicOrigin: string;
  /** Data folder with `db/`, `files/` and `secrets/`. */
  readonly dataDir: string;
  /** PostgreSQL URL; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** How the database is reached and migrated. */
  readonly databasePlace: DatabasePlace;
  /** Object storage for photos; null for the data folder. */
  readonly fileStorage: ObjectStorage | null;
  /** Number of shops that an empty database is seeded with. */
  readonly seedShops: number;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustProxy;
  /** Public keys of outside services; a service without its key is off. */
  readonly publicKeys: PublicKeys;
  /** The two mini games; ruling: off by default. */
  readonly promotions: { readonly bleepy: boolean; readonly bleepyOx: boolean };
  /** Whether Kakao's postcode dialog may be used, which needs no key. */
  readonly kakaoPostcode: boolean;
  /** Keys of the address API for addresses that our own data lacks; null when off. */
  readonly juso: JusoKeys | null;
  /** Keys of the login providers; null for a provider that is off. */
  readonly social: SocialKeys;
  /** Keys of the card providers; null for a provider that is off. */
  readonly cardProviders: CardProviderKeys;
  /** Keys of the voucher programme; null when off. */
  readonly vouchers: VoucherKeys | null;
  /** Keys of the SMS and push providers; null for a channel that is off. */
  readonly messages: MessageKeys;
  /** Bearer keys of our support staff; none to disable their calls. */
  readonly operatorKeys: readonly OperatorKey[];
  /** Verifies the tokens of reports on releases; null when none is counted. */
  readonly healthSecret: string | null;
  /** Visitors of one network address that count for one release. */
  readonly healthPerAddress: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../..');
const API_PORT_OFFSET = 1_000;
const LOOPBACK = '127.0.0.1';
const MAX_PORT = 65_535;

const wholeNumber = (environment: Environment, name: string, fallback: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
};

const keyOf = (environment: Environment, name: string, pattern: RegExp): string | null => {
  const key = environment[name];
  if (key === undefined || key === '') return null;
  if (!pattern.test(key)) throw new Error(`${name} does not look like such a key: "${key}"`);
  return key;
};

/** Registry of the shell's host, on this machine by default. */
const registryUrlOf = (setting = '', portBase: number): string => {
  if (setting === '') return `http://localhost:${portBase}/registry.json`;
  if (!/^https?:/i.test(setting) || !URL.canParse(setting))
    throw new Error(`REGISTRY_URL must be an address such as "https://dongne.example/registry.json", not "${setting}"`);
  return setting;
};

/** Origin of the app as customers reach it, in the browser's spelling. */
const publicOriginOf = (setting = '', portBase: number): string => {
  if (setting === '') return `http://localhost:${portBase}`;
  const url = /^https?:\/\//i.test(setting) && URL.canParse(setting) ? new URL(setting) : undefined;
  if (url === undefined || url.href !== `${url.origin}/`)
    throw new Error(`PUBLIC_ORIGIN must be an origin such as "https://dongne.example", not "${setting}"`);
  return url.origin;
};

/** Address to listen on, from the setting. */
const addressOf = (environment: Environment): string => {
  const address = environment['LISTEN_ADDRESS'] ?? '';
  if (address === '') return LOOPBACK;
  if (isIP(address) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address))
    throw new Error(`LISTEN_ADDRESS must be an IP address or a host name, not "${address}"`);
  return address;
};

/** Keys of the companies we call. */
export type ProviderKeys = Pick<Config, 'cardProviders' | 'messages' | 'social' | 'vouchers'>;

/**
 * Reads the configuration.
 *
 * @param othersAt providers that replace those without keys, by the API's port; none by default.
 * @throws {Error} with one sentence when a value is unusable or unsafe, so that the process does not start.
 */
export const readConfig = (environment: Environment, othersAt?: (port: number) => ProviderKeys): Config => {
  const production = environment['NODE_ENV'] === 'production';
  const dataDir = resolve(REPOSITORY_ROOT, environment['DATA_DIR'] ?? '.data');
  const portBase = wholeNumber(environment, 'PORT_BASE', 3_000);
  const port = wholeNumber(environment, 'PORT', portBase + API_PORT_OFFSET);
  if (port < 1 || port > MAX_PORT) throw new Error(`The API cannot listen on port ${port}: choose another PORT_BASE.`);
  const others = othersAt?.(port);
  return {
    environment: production ? 'production' : 'development',
    address: addressOf(environment),
    port,
    metricsPort: metricsPortOf(environment, port),
    hsts: hstsOf(environment),
    registryUrl: registryUrlOf(environment['REGISTRY_URL'], portBase),
    publicOrigin: publicOriginOf(environment['PUBLIC_ORIGIN'], portBase),
    dataDir,
    databaseUrl: environment['DATABASE_URL'] === '' ? undefined : environment['DATABASE_URL'],
    databasePlace: databasePlaceOf(environment, production),
    fileStorage: filePlaceOf(environment),
    seedShops: wholeNumber(environment, 'SEED_SHOPS', 300),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    trustProxy: trustHostAndProxies(environment['TRUST_PROXY']),
    publicKeys: {
      firebase: keyOf(environment, 'FIREBASE_MEASUREMENT_ID', /^G-[A-Z0-9]{4,20}$/),
      channelTalk: keyOf(environment, 'CHANNEL_PLUGIN_KEY', /^[\da-f-]{16,64}$/i),
      kakaoMaps: keyOf(environment, 'KAKAO_MAP_KEY', /^[\da-f]{32}$/i),
    },
    promotions: { bleepy: environment['BLEEPY'] === 'on', bleepyOx: environment['BLEEPY_OX'] === 'on' },
    kakaoPostcode: environment['KAKAO_POSTCODE'] === 'on',
    juso: jusoKeysOf(environment),
    social: socialKeysOf(environment, others?.social),
    cardProviders: cardProviderKeysOf(environment, others?.cardProviders),
    vouchers: voucherKeysOf(environment, others?.vouchers),
    messages: messageKeysOf(environment, others?.messages),
    operatorKeys: operatorKeysOf(environment),
    healthSecret: healthSecretOf(environment),
    healthPerAddress: wholeNumber(environment, 'HEALTH_PER_ADDRESS', HEALTH_LIMITS.visitorsPerAddress),
    ...tokenSecretsOf(environment, production, dataDir),
  };
};
