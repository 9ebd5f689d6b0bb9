/** A piece of the code that is mutated as one, with the tests that must notice. Paths are relative to the repository. */
export interface Scope {
  readonly name: string;
  /** The package whose jest project runs the tests. */
  readonly folder: string;
  readonly environment: 'node' | 'browser';
  readonly mutate: readonly string[];
  /** Which test files run, as jest's `testMatch`: those of the scope and those that go through it. */
  readonly tests: readonly string[];
}

const NO_TESTS = ['!**/*.test.{ts,tsx}', '!**/testing/**'];

/** Where rules and money are decided, and who is logged in. */
export const SCOPES: readonly Scope[] = [
  {
    name: 'contract',
    folder: 'shared/contract',
    environment: 'node',
    mutate: [
      'shared/contract/src/*.ts',
      ...NO_TESTS,
      '!**/*.generated.ts',
      // Names and addresses of the business: a rename is a change of that file and of nothing else.
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
      'api/src/orders/{moves,prices}/*.ts',
      ...NO_TESTS,
      // Sentences alone. Whether the right one is told is decided, and tested, where they are used.
      '!**/move-copy.ts',
    ],
    tests: ['**/orders/{moves,prices}/*.test.ts', '**/orders/requests/request-{privacy,queries}.test.ts'],
  },
];
