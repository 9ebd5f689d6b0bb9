import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { buildApp } from './app';
import { TravellingClock, NO_SOCIAL_KEYS, diskFileStore, withClients } from '#base';
import { NO_MESSAGES } from '#customers';
import { PAYABLES } from './payables';

/** Generates the OpenAPI document of all routes, as the text of `api/openapi.json`, without a database. */
export const describeApi = async (): Promise<string> => {
  const app = await buildApp({
    cardProviders: { INICIS: null, NICEPAY: null },
    vouchers: null,
    config: {
      environment: 'development',
      address: '127.0.0.1',
      registryUrl: null,
      publicOrigin: 'https://dongne.example',
      port: 0,
      metricsPort: null,
      hsts: null,
      dataDir: '',
      databaseUrl: undefined,
      databasePlace: { directUrl: undefined, isPooled: false, migrates: true },
      fileStorage: null,
      seedShops: 0,
      logLevel: 'silent',
      trustProxy: () => false,
      publicKeys: { firebase: null, channelTalk: null, kakaoMaps: null },
      promotions: { bleepy: false, bleepyOx: false },
      kakaoPostcode: false,
      juso: null,
      social: NO_SOCIAL_KEYS,
      cardProviders: { inicis: null, nicepay: null },
      vouchers: null,
      messages: { sms: null, push: null, webPush: null },
      operatorKeys: [],
      healthSecret: null,
      healthPerAddress: 3,
      tokenSecret: new Uint8Array(32),
      previousTokenSecret: null,
      dataSecret: new Uint8Array(32),
    },
    // A pool connects at its first query, and describing routes runs none.
    database: withClients(drizzle(new Pool())),
    clock: new TravellingClock(),
    messages: NO_MESSAGES,
    files: diskFileStore(''),
    payables: PAYABLES,
  });
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
};
