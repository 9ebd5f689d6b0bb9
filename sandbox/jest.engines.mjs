import { engineConfigs } from '@dongne/build/jest/engines';

/** Configurations of the sandbox's tests, by engine; the API's have the reasons (api/jest.engines.mjs). */
export const CONFIGS = engineConfigs(
  { name: 'sandbox', dir: import.meta.dirname, roots: ['src'] },
  {
    onBoth: ['migration-history', 'social', 'social-attempt'],
    onEmbeddedOnly: ['server'],
    onPostgresOnly: ['migration-start'],
    withoutDatabase: ['demo-runner', 'next-act', 'next-claim-act', 'released-sandbox-migrations'],
  },
  '<rootDir>/src/testing/database',
  '<rootDir>/../api/testing/base/database',
);
