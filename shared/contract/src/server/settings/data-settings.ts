import { HEALTH_LIMITS } from '../../remote-health';
import { API, HOSTS, RELEASE, setting, SHELL_HOST } from './describe';
import { bucketPlaceOf } from './bucket';
import { keyLike, parsed, TEXT, textLike, WEB_ADDRESS, wholeNumber } from './parsers';

export const DATABASE_URL = setting('DATABASE_URL', {
  meaning: 'PostgreSQL instead of the embedded database',
  programs: API,
  schema: textLike(/^postgres(ql)?:\/\/./, () => 'must be an address that begins with postgres:// or postgresql://'),
  isSecret: true,
});

export const SEED_SHOPS = setting('SEED_SHOPS', {
  meaning: 'shops of an empty database',
  programs: API,
  schema: wholeNumber(300),
  default: '300',
});

export const FILES = setting('FILES', {
  meaning: 'photos in an object storage, `s3://bucket/prefix`',
  programs: API,
  schema: parsed(bucketPlaceOf),
});

const BOTH = [...API, ...HOSTS, ...RELEASE];

export const S3_ENDPOINT = setting('S3_ENDPOINT', {
  meaning: 'address of the object storage of `FILES` and `RELEASE_STORE`',
  programs: BOTH,
  schema: parsed((text) => {
    if (text === '') return undefined;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
      throw new Error(`must be an address such as https://s3.ap-northeast-2.amazonaws.com, not "${text}"`);
    return url.origin;
  }),
});
export const S3_REGION = setting('S3_REGION', {
  meaning: 'its region',
  programs: BOTH,
  schema: TEXT,
  default: 'auto',
});
export const S3_ACCESS_KEY_ID = setting('S3_ACCESS_KEY_ID', {
  meaning: 'its key',
  programs: BOTH,
  schema: TEXT,
  isSecret: true,
});
export const S3_SECRET_ACCESS_KEY = setting('S3_SECRET_ACCESS_KEY', {
  meaning: 'its secret',
  programs: BOTH,
  schema: TEXT,
  isSecret: true,
});

const SECRET_BYTES = 32;

export const TOKEN_SECRET = setting('TOKEN_SECRET', {
  meaning: 'signs tokens and seals card keys; 32 bytes or more',
  programs: API,
  schema: parsed((text) => {
    const { length } = new TextEncoder().encode(text);
    if (length > 0 && length < SECRET_BYTES)
      throw new Error(`has ${length} bytes; it must have at least ${SECRET_BYTES}.`);
    return text;
  }),
  default: 'made once in `DATA_DIR`/secrets',
  isSecret: true,
});

const OPERATOR_KEY_LETTERS = 32;

/** Hard to guess, and fits into a header: characters of a bearer token, RFC 6750 §2.1. */
export const OPERATOR_KEY = setting('OPERATOR_KEY', {
  meaning: 'opens `/v1/operator` for support and judge; 32 characters or more',
  programs: [...API, ...RELEASE],
  schema: parsed((text) => {
    if (text === '') return null;
    if (text.length < OPERATOR_KEY_LETTERS)
      throw new Error(`has ${text.length} characters; it must have at least ${OPERATOR_KEY_LETTERS}.`);
    if (!/^[\w.~+/-]+=*$/.test(text)) throw new Error('must be letters, digits and -._~+/ only');
    return text;
  }),
  isSecret: true,
});

const SIGNING = textLike(/^.{32,}$/s, () => 'must be a text of your own with at least 32 characters.');

export const HEALTH_SECRET = setting('HEALTH_SECRET', {
  meaning: 'signs reports on releases, the same text for API and hosts; 32 characters or more',
  programs: [...API, ...SHELL_HOST],
  schema: SIGNING,
  default: 'a known text outside of production',
  isSecret: true,
});

export const PREVIEW_SECRET = setting('PREVIEW_SECRET', {
  meaning: 'signs links to previews, the same text for `release` and the shell’s host; 32 characters or more',
  programs: [...RELEASE, ...SHELL_HOST],
  schema: SIGNING,
  default: 'a known text outside of production',
  isSecret: true,
});

export const REGISTRY_URL = setting('REGISTRY_URL', {
  meaning: 'where the API reads versions and routes for page speed',
  programs: API,
  schema: WEB_ADDRESS,
  default: 'the shell’s host',
});

export const HEALTH_PER_ADDRESS = setting('HEALTH_PER_ADDRESS', {
  meaning: 'visitors of an address counted for a release',
  programs: API,
  schema: wholeNumber(HEALTH_LIMITS.visitorsPerAddress),
  default: String(HEALTH_LIMITS.visitorsPerAddress),
});

const ORIGIN_OF_MACHINE = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** Settings of releases. */
export const RELEASE_STORE = setting('RELEASE_STORE', {
  meaning: 'releases in an object storage, `s3://bucket/prefix`',
  programs: [...HOSTS, ...RELEASE],
  schema: parsed(bucketPlaceOf),
  default: '`DATA_DIR`/store',
});
export const RELEASE_WEBHOOK = setting('RELEASE_WEBHOOK', {
  meaning: 'URL that gets what the judge of canaries does, as JSON',
  programs: RELEASE,
  schema: parsed((text) => {
    if (text !== '' && !/^https?:/i.test(text)) throw new Error('must be an address that begins with https://');
    return text;
  }),
  isSecret: true,
});
export const RELEASE_KEY = setting('RELEASE_KEY', {
  meaning: 'file with the private key that signs a publication',
  programs: RELEASE,
  schema: TEXT,
  default: '`DATA_DIR`/keys/<package>.pem',
});
export const RELEASE_KEYS = setting('RELEASE_KEYS', {
  meaning: 'file with the public keys by package that hosts accept',
  programs: [...HOSTS, ...RELEASE],
  schema: TEXT,
  default: 'release/keys.json',
});
export const PREVIEW_ORIGINS = setting('PREVIEW_ORIGINS', {
  meaning: 'origins of squads’ machines that a preview may load a remote from, with commas',
  programs: [...SHELL_HOST, ...RELEASE],
  schema: parsed((text) => {
    const origins = text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const wrong = origins.find((each) => !ORIGIN_OF_MACHINE.test(each) || !URL.canParse(each));
    if (wrong !== undefined) throw new Error(`names ${wrong}, which is not an origin, such as http://localhost:8080.`);
    return origins;
  }),
});

/** Public keys of outside services. */
export const FIREBASE_MEASUREMENT_ID = setting('FIREBASE_MEASUREMENT_ID', {
  meaning: 'statistics by Firebase instead of our API',
  programs: [...API, ...SHELL_HOST],
  schema: keyLike(/^G-[A-Z0-9]{4,20}$/),
});
export const CHANNEL_PLUGIN_KEY = setting('CHANNEL_PLUGIN_KEY', {
  meaning: 'chat by ChannelTalk',
  programs: [...API, ...SHELL_HOST],
  schema: keyLike(/^[\da-f-]{16,64}$/i),
});
export const KAKAO_MAP_KEY = setting('KAKAO_MAP_KEY', {
  meaning: 'Kakao’s map (JavaScript key)',
  programs: [...API, ...SHELL_HOST],
  schema: keyLike(/^[\da-f]{32}$/i),
});
