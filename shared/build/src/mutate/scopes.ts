/** Code that is mutated together, and the tests that must kill its mutants. Paths are relative to the repository. */
export interface Scope {
  readonly name: string;
  /** Package whose jest project runs the tests. */
  readonly folder: string;
  readonly environment: 'node' | 'browser';
  readonly mutate: readonly string[];
  /** Test files as jest's `testMatch`: those of the scope and those that use it. */
  readonly tests: readonly string[];
}

const NO_TESTS = ['!**/*.test.{ts,tsx}', '!**/testing/**'];

/** Scopes of rules, money and sessions. */
export const SCOPES: readonly Scope[] = [
  {
    name: 'contract',
    folder: 'shared/contract',
    environment: 'node',
    mutate: [
      'shared/contract/src/*.ts',
      ...NO_TESTS,
      '!**/*.generated.ts',
      // Excludes names and addresses of the business: a rename changes that file only.
      '!**/brand.ts',
    ],
    tests: ['**/*.test.ts'],
  },
  {
    name: 'platform-session',
    folder: 'shared/platform',
    environment: 'browser',
    mutate: ['shared/platform/src/{session,cookies}/*.{ts,tsx}', ...NO_TESTS],
    tests: ['**/{session,cookies,http,failures,location,partner}/*.test.{ts,tsx}'],
  },
  {
    name: 'platform-http',
    folder: 'shared/platform',
    environment: 'browser',
    mutate: ['shared/platform/src/http/*.ts', ...NO_TESTS],
    tests: ['**/{session,http,failures,queries}/*.test.{ts,tsx}'],
  },
  {
    name: 'api-orders',
    folder: 'api',
    environment: 'node',
    mutate: [
      'api/src/orders/{offer,question}/*.ts',
      'api/src/orders/on-transition.ts',
      'api/src/orders/order/{request-privacy,timeline,transition}.ts',
      ...NO_TESTS,
      // Excludes texts; tests check which one is chosen where they are used.
      '!**/move-copy.ts',
    ],
    tests: [
      '**/orders/*.test.ts',
      '**/orders/{offer,order,question}/*.test.ts',
      '**/orders/customer/request-queries.test.ts',
    ],
  },
];
