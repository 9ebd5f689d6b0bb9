import { API, HOSTS, RELEASE, setting, SHELL_HOST } from './describe';
import { oneOf, parsed, PORT, TEXT, textLike, WEB_ADDRESS } from './parsers';

export const METRICS_PORT = setting('METRICS_PORT', {
  meaning: 'probes, metrics and `/openapi.json` of the API, or of a host with `PORT`, which no customer reaches',
  programs: [...API, ...HOSTS],
  schema: PORT,
});

export const OPENAPI_URL = setting('OPENAPI_URL', {
  meaning: 'document of the live API, which `release publish` compares with',
  programs: RELEASE,
  schema: WEB_ADDRESS,
  default: 'at `METRICS_PORT` or the port of the API on this machine',
});

export const LOG_FORMAT = setting('LOG_FORMAT', {
  meaning: '`json` writes JSON lines, one for each request of a host too; `text` sentences',
  programs: HOSTS,
  schema: oneOf(['', 'json', 'text']),
  default: '`json` in production',
});

/** Share of the traces that are exported where nothing is set. */
const DEFAULT_SHARE = 0.1;

export const OTLP_ENDPOINT = setting('OTEL_EXPORTER_OTLP_ENDPOINT', {
  meaning: 'collector of traces, OTLP over HTTP: `http://collector:4318`',
  programs: [...API, ...HOSTS],
  schema: textLike(/^https?:\/\/[^\s/]/i, () => 'must be an address such as "http://collector:4318"'),
});

export const TRACES_SHARE = setting('OTEL_TRACES_SAMPLER_ARG', {
  meaning: 'share of the traces that are exported, from 0 to 1',
  programs: [...API, ...HOSTS],
  schema: parsed((text) => {
    const share = text === '' ? DEFAULT_SHARE : Number(text);
    if (!(share >= 0 && share <= 1)) throw new Error(`must be a share from 0 to 1, not "${text}"`);
    return share;
  }),
  default: String(DEFAULT_SHARE),
});

export const HSTS_SECONDS = setting('HSTS_SECONDS', {
  meaning: 'seconds of `Strict-Transport-Security`, where the site has https; begin with a few minutes',
  programs: [...API, ...SHELL_HOST],
  schema: TEXT,
});

export const DATABASE_DIRECT_URL = setting('DATABASE_DIRECT_URL', {
  meaning: 'PostgreSQL past a pooler, for migrations, locks and long connections',
  programs: API,
  schema: TEXT,
  isSecret: true,
});

export const DATABASE_POOLER = setting('DATABASE_POOLER', {
  meaning: '`transaction`: `DATABASE_URL` is a pooler like PgBouncer in that mode',
  programs: API,
  schema: TEXT,
  default: 'none',
});

export const MIGRATE = setting('MIGRATE', {
  meaning: 'whether a server migrates at its start; with `off` it refuses a database that lacks a migration',
  programs: API,
  schema: TEXT,
  default: 'on; `off` on PostgreSQL in production',
});

export const OPERATOR_KEYS = setting('OPERATOR_KEYS', {
  meaning: 'a key for each operator, `name:key` with commas, so that acts have a name',
  programs: API,
  schema: TEXT,
  isSecret: true,
});

export const TOKEN_SECRET_PREVIOUS = setting('TOKEN_SECRET_PREVIOUS', {
  meaning: '`TOKEN_SECRET` before a rotation, until its tokens have ended; wants `DATA_SECRET`',
  programs: API,
  schema: TEXT,
  isSecret: true,
});

export const DATA_SECRET = setting('DATA_SECRET', {
  meaning: 'seals and hashes stored data, and never changes: what `TOKEN_SECRET` was at first',
  programs: API,
  schema: TEXT,
  default: '`TOKEN_SECRET`',
  isSecret: true,
});
