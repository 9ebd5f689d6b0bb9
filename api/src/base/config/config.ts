import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { cardProviderKeysOf, type CardProviderKeys } from './card-provider-keys';
import { filePlaceOf, type ObjectStorage } from './file-place';
import { jusoKeysOf, type JusoKeys } from './juso-keys';
import { messageKeysOf, type MessageKeys } from './message-keys';
import { socialKeysOf } from './social-keys';
import type { SocialKeys } from './social-providers';
import { tokenSecretOf } from './token-secret';
import { trustProxyOf, type TrustProxy } from './trusted-proxies';
import { voucherKeysOf, type VoucherKeys } from './voucher-keys';

/** Keys that every browser may read, handed out by `GET /config`. */
export interface PublicKeys {
  /** Measurement id of the Firebase project's web stream: `G-…`. */
  readonly firebase: string | null;
  /** Plugin key of the ChannelTalk workspace. */
  readonly channelTalk: string | null;
  /** JavaScript key of the Kakao Developers app whose map stands in place of our own. */
  readonly kakaoMaps: string | null;
}

/** Everything the process is told from outside, read once at start. */
export interface Config {
  readonly environment: 'production' | 'development';
  /** Where the API listens: an address of this machine, loopback unless told otherwise. */
  readonly address: string;
  readonly port: number;
  /** Where it is read which versions and routes there are; null where nobody compares with them. */
  readonly registryUrl: string | null;
  /** Origin of the app in links that leave it, and where providers of logins and cards send back to. */
  readonly publicOrigin: string;
  /** Holds `db/`, `files/` and `secrets/`. */
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where photos lie instead of the data folder. */
  readonly fileStorage: ObjectStorage | null;
  /** How many shops an empty database is seeded with. */
  readonly seedShops: number;
  /** Whether the sandbox calls and the fake outside services are there. */
  readonly sandbox: boolean;
  readonly logLevel: string;
  /** Whose word on where a call comes from is taken. */
  readonly trustProxy: TrustProxy;
  /** Public keys of outside services, each of which stays off without its own. */
  readonly publicKeys: PublicKeys;
  /** The two mini games; ruling: off unless switched on. */
  readonly promotions: { readonly bleepy: boolean; readonly bleepyOx: boolean };
  /** Whether an address may be found in Kakao's postcode dialog, which takes no key. */
  readonly kakaoPostcode: boolean;
  /** Who is asked for addresses that we do not find ourselves; null when nobody is. */
  readonly juso: JusoKeys | null;
  /** Whose accounts one may log in with, each null when it is not there. */
  readonly social: SocialKeys;
  /** Who registers and charges cards, each null when nobody does. */
  readonly cardProviders: CardProviderKeys;
  /** Whom vouchers are spent with; null when nobody takes them. */
  readonly vouchers: VoucherKeys | null;
  /** Who carries SMS and pushes, each null when nobody does. */
  readonly messages: MessageKeys;
  /** What our own support people log in with, at least 32 characters; null where nobody does. */
  readonly operatorKey: string | null;
  /** Signs access tokens; at least 32 bytes. */
  readonly tokenSecret: Uint8Array;
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

const OPERATOR_KEY_LETTERS = 32;

/** Nobody guesses it, and it fits into a header: letters that a bearer token may have; RFC 6750 §2.1. */
const operatorKeyOf = (environment: Environment): string | null => {
  const key = environment['OPERATOR_KEY'] ?? '';
  if (key === '') return null;
  if (key.length < OPERATOR_KEY_LETTERS)
    throw new Error(`OPERATOR_KEY has ${key.length} characters; it must have at least ${OPERATOR_KEY_LETTERS}.`);
  if (!/^[\w.~+/-]+=*$/.test(key)) throw new Error('OPERATOR_KEY must be letters, digits and -._~+/ only');
  return key;
};

const sandboxOf = (environment: Environment, production: boolean): boolean => {
  if (production && environment['SANDBOX'] === 'on') throw new Error('SANDBOX=on is refused in production');
  return !production && environment['SANDBOX'] !== 'off';
};

/** The registry of the shell's host, which listens on this machine unless told otherwise. */
const registryUrlOf = (setting = '', portBase: number): string => {
  if (setting === '') return `http://localhost:${portBase}/registry.json`;
  if (!/^https?:/i.test(setting) || !URL.canParse(setting))
    throw new Error(`REGISTRY_URL must be an address such as "https://dongne.example/registry.json", not "${setting}"`);
  return setting;
};

/** Origin of the app as customers reach it, spelt as browsers spell theirs. */
const publicOriginOf = (setting = '', portBase: number): string => {
  if (setting === '') return `http://localhost:${portBase}`;
  const url = /^https?:\/\//i.test(setting) && URL.canParse(setting) ? new URL(setting) : undefined;
  if (url === undefined || url.href !== `${url.origin}/`)
    throw new Error(`PUBLIC_ORIGIN must be an origin such as "https://dongne.example", not "${setting}"`);
  return url.origin;
};

/** An address to listen on, as a person writes it. */
const addressOf = (environment: Environment): string => {
  const address = environment['LISTEN_ADDRESS'] ?? '';
  if (address === '') return LOOPBACK;
  if (isIP(address) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address))
    throw new Error(`LISTEN_ADDRESS must be an IP address or a host name, not "${address}"`);
  return address;
};

/**
 * Reads the configuration.
 *
 * @throws {Error} with one sentence when a value is unusable or unsafe, so that the process does not start.
 */
export const readConfig = (environment: Environment): Config => {
  const production = environment['NODE_ENV'] === 'production';
  const dataDir = resolve(REPOSITORY_ROOT, environment['DATA_DIR'] ?? '.data');
  const portBase = wholeNumber(environment, 'PORT_BASE', 3_000);
  const port = wholeNumber(environment, 'PORT', portBase + API_PORT_OFFSET);
  if (port < 1 || port > MAX_PORT) throw new Error(`The API cannot listen on port ${port}: choose another PORT_BASE.`);
  const sandbox = sandboxOf(environment, production);
  return {
    environment: production ? 'production' : 'development',
    address: addressOf(environment),
    port,
    registryUrl: registryUrlOf(environment['REGISTRY_URL'], portBase),
    publicOrigin: publicOriginOf(environment['PUBLIC_ORIGIN'], portBase),
    dataDir,
    databaseUrl: environment['DATABASE_URL'] === '' ? undefined : environment['DATABASE_URL'],
    fileStorage: filePlaceOf(environment),
    seedShops: wholeNumber(environment, 'SEED_SHOPS', 300),
    sandbox,
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    trustProxy: trustProxyOf(environment['TRUST_PROXY']),
    publicKeys: {
      firebase: keyOf(environment, 'FIREBASE_MEASUREMENT_ID', /^G-[A-Z0-9]{4,20}$/),
      channelTalk: keyOf(environment, 'CHANNEL_PLUGIN_KEY', /^[\da-f-]{16,64}$/i),
      kakaoMaps: keyOf(environment, 'KAKAO_MAP_KEY', /^[\da-f]{32}$/i),
    },
    promotions: { bleepy: environment['BLEEPY'] === 'on', bleepyOx: environment['BLEEPY_OX'] === 'on' },
    kakaoPostcode: environment['KAKAO_POSTCODE'] === 'on',
    juso: jusoKeysOf(environment),
    social: socialKeysOf(environment, sandbox ? port : null),
    cardProviders: cardProviderKeysOf(environment, sandbox ? port : null),
    vouchers: voucherKeysOf(environment, sandbox ? port : null),
    messages: messageKeysOf(environment, sandbox ? port : null),
    operatorKey: operatorKeyOf(environment),
    tokenSecret: tokenSecretOf(environment['TOKEN_SECRET'], production, dataDir),
  };
};
