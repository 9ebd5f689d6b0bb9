import { resolve } from 'node:path';
import {
  ALL_SETTINGS,
  BLEEPY,
  BLEEPY_OX,
  bucketOf,
  CHANNEL_PLUGIN_KEY,
  contradictionsOf,
  DATABASE_URL,
  FILES,
  FIREBASE_MEASUREMENT_ID,
  HEALTH_PER_ADDRESS,
  healthSecretOf,
  hstsOf,
  KAKAO_MAP_KEY,
  KAKAO_POSTCODE,
  LISTEN_ADDRESS,
  LOG_LEVEL,
  OWN_PORT,
  PORT_BASE,
  PUBLIC_ORIGIN,
  readAll,
  REGISTRY_URL,
  SEED_SHOPS,
  valueOf,
  withSecretFiles,
  type Bucket as ObjectStorage,
  type Environment,
  type TrustProxy,
} from '@dongne/contract/server';
import { cardProviderKeysOf, type CardProviderKeys } from './card-provider-keys';
import { type DatabasePlace, databasePlaceOf } from './database-place';
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

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../..');
const API_PORT_OFFSET = 1_000;
const LOOPBACK = '127.0.0.1';
const MAX_PORT = 65_535;

/**
 * Port of the API.
 *
 * @throws a sentence when no server can listen on it.
 */
const portOf = (environment: Environment): number => {
  const port = valueOf(OWN_PORT, environment) ?? valueOf(PORT_BASE, environment) + API_PORT_OFFSET;
  if (port < 1 || port > MAX_PORT) throw new Error(`The API cannot listen on port ${port}: choose another PORT_BASE.`);
  return port;
};

/** Address of the shell's host on this machine. */
const shellHostOf = (environment: Environment): string => `http://localhost:${valueOf(PORT_BASE, environment)}`;

/** Keys of the companies we call. */
export type ProviderKeys = Pick<Config, 'cardProviders' | 'messages' | 'social' | 'vouchers'>;

/**
 * Reads the configuration.
 *
 * @param given environment; secrets may come from files.
 * @param othersAt providers that replace those without keys, by the API's port; none by default.
 * @throws {SettingsRefused} with one sentence for each value that is unusable or unsafe, so that the process does not
 * start.
 */
export const readConfig = (given: Environment, othersAt?: (port: number) => ProviderKeys): Config => {
  const { environment, problems } = withSecretFiles(given, ALL_SETTINGS);
  const isProduction = environment['NODE_ENV'] === 'production';
  const dataDir = resolve(REPOSITORY_ROOT, environment['DATA_DIR'] ?? '.data');
  const others = (): ProviderKeys | undefined => othersAt?.(portOf(environment));
  const secrets = (): TokenSecrets => tokenSecretsOf(environment, isProduction, dataDir);
  return readAll<Config>(
    {
      environment: () => (isProduction ? 'production' : 'development'),
      address: () => valueOf(LISTEN_ADDRESS, environment) ?? LOOPBACK,
      port: () => portOf(environment),
      registryUrl: () => valueOf(REGISTRY_URL, environment) ?? `${shellHostOf(environment)}/registry.json`,
      publicOrigin: () => valueOf(PUBLIC_ORIGIN, environment) ?? shellHostOf(environment),
      dataDir: () => dataDir,
      metricsPort: () => metricsPortOf(environment, portOf(environment)),
      hsts: () => hstsOf(environment),
      databaseUrl: () => valueOf(DATABASE_URL, environment) ?? undefined,
      databasePlace: () => databasePlaceOf(environment, isProduction),
      fileStorage: () => bucketOf(FILES, environment),
      seedShops: () => valueOf(SEED_SHOPS, environment),
      logLevel: () => valueOf(LOG_LEVEL, environment),
      trustProxy: () => trustHostAndProxies(environment['TRUST_PROXY']),
      publicKeys: () => ({
        firebase: valueOf(FIREBASE_MEASUREMENT_ID, environment),
        channelTalk: valueOf(CHANNEL_PLUGIN_KEY, environment),
        kakaoMaps: valueOf(KAKAO_MAP_KEY, environment),
      }),
      promotions: () => ({
        bleepy: valueOf(BLEEPY, environment) === 'on',
        bleepyOx: valueOf(BLEEPY_OX, environment) === 'on',
      }),
      kakaoPostcode: () => valueOf(KAKAO_POSTCODE, environment) === 'on',
      juso: () => jusoKeysOf(environment),
      social: () => socialKeysOf(environment, others()?.social),
      cardProviders: () => cardProviderKeysOf(environment, others()?.cardProviders),
      vouchers: () => voucherKeysOf(environment, others()?.vouchers),
      messages: () => messageKeysOf(environment, others()?.messages),
      operatorKeys: () => operatorKeysOf(environment),
      healthSecret: () => healthSecretOf(environment),
      healthPerAddress: () => valueOf(HEALTH_PER_ADDRESS, environment),
      tokenSecret: () => secrets().tokenSecret,
      previousTokenSecret: () => secrets().previousTokenSecret,
      dataSecret: () => secrets().dataSecret,
    },
    [...problems, ...contradictionsOf('api', environment)],
  );
};
