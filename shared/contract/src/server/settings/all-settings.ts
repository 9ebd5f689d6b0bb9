import * as data from './data-settings';
import * as operation from './operation-settings';
import { SERVICE_SETTINGS } from './service-settings';
import type { Program, Setting } from './setting';
import * as system from './system-settings';

/** Settings by section of the documentation. */
export const SECTIONS = {
  system: [
    system.NODE_ENV,
    system.PORT_BASE,
    system.OWN_PORT,
    system.LISTEN_ADDRESS,
    system.PUBLIC_ORIGIN,
    system.ORIGIN_TEMPLATE,
    system.API_ORIGIN,
    system.TRUST_PROXY,
    system.CONNECTIONS_PER_ADDRESS,
    system.METRICS_PORT_BASE,
    operation.METRICS_PORT,
    operation.HSTS_SECONDS,
    system.SANDBOX,
    system.RENDER,
    system.LOG_LEVEL,
    operation.LOG_FORMAT,
    operation.OTLP_ENDPOINT,
    operation.TRACES_SHARE,
  ],
  data: [
    system.DATA_DIR,
    system.CACHE_DIR,
    data.DATABASE_URL,
    operation.DATABASE_DIRECT_URL,
    operation.DATABASE_POOLER,
    operation.MIGRATE,
    data.SEED_SHOPS,
    data.FILES,
    data.RELEASE_STORE,
    data.S3_ENDPOINT,
    data.S3_REGION,
    data.S3_ACCESS_KEY_ID,
    data.S3_SECRET_ACCESS_KEY,
  ],
  secrets: [
    data.TOKEN_SECRET,
    operation.TOKEN_SECRET_PREVIOUS,
    operation.DATA_SECRET,
    data.OPERATOR_KEY,
    operation.OPERATOR_KEYS,
    data.HEALTH_SECRET,
    data.PREVIEW_SECRET,
  ],
  releases: [
    data.REGISTRY_URL,
    operation.OPENAPI_URL,
    data.HEALTH_PER_ADDRESS,
    data.PREVIEW_ORIGINS,
    data.RELEASE_KEY,
    data.RELEASE_KEYS,
    data.RELEASE_WEBHOOK,
  ],
  services: SERVICE_SETTINGS,
} satisfies Record<string, readonly Setting[]>;

/** Every setting, in the order of the documentation. */
export const ALL_SETTINGS: readonly Setting[] = Object.values(SECTIONS).flat();

/** Settings that a program reads. */
export const settingsOf = (program: Program): readonly Setting[] =>
  program === 'start' ? ALL_SETTINGS : ALL_SETTINGS.filter(({ programs }) => programs.includes(program));
