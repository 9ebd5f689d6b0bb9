/**
 * Import boundaries as regular expressions on import specifiers, each with the allowed alternative. See
 * docs/architecture.md.
 */
const DEEP_IMPORT = {
  regex:
    '^@dongne/(platform|ui|contract|pages)/(?!testing$|standalone$|live$|server$|style-guide$|(?<=^@dongne/contract/)paths$)',
  message:
    'Import packages by their name: import from @dongne/platform, @dongne/ui, @dongne/pages or @dongne/contract. A deeper path loads a second copy at run time.',
};
const OTHER_PACKAGE_BY_PATH = {
  regex: '^(\\.\\./)+(shared|shell|api|sandbox|e2e|release|mf-[a-z]+)(/|$)',
  message:
    'Packages are reached by name, never by path: a relative path loads a second copy. Add the dependency to package.json.',
};
const REMOTE_BY_IMPORT = {
  regex: '^mf[-_]',
  message:
    'A remote is loaded at run time by the registry. Link to its pages with its paths: import from @dongne/contract/paths.',
};
const MORE_THAN_PATHS = {
  regex: String.raw`^(?!\.\./path-query$)`,
  message:
    "A squad's paths become part of every page that links to one: they are strings, and import nothing but `../path-query`.",
};
const AXIOS = {
  regex: '^axios$',
  message:
    'Calls are declared in @dongne/contract (`endpoints`) and made by @dongne/platform (`useRemote`, `read`, `send`): they carry the session, the headers and the error catalogue.',
};
const COOKIES = {
  regex: '^js-cookie$',
  message: "The session's cookies belong to @dongne/platform: use `sessionAtom`, `signIn`, `signOut`.",
};
const TESTING = {
  regex: '^@dongne/(platform|contract)/testing$',
  message: 'Testing entries are for tests: production code would ship their fakes.',
};
const LIVE = {
  regex: '^@dongne/platform/live$',
  message: 'The shell subscribes to live changes for every page: a second subscriber would be a second connection.',
};
const SERVER = {
  regex: '^@dongne/platform/server$',
  message: 'Only shell/src/server renders pages on the server; pages are independent of it (ADR 0069).',
};
const FEDERATION = {
  regex: '^@module-federation/',
  message: 'Only shell/src/{remotes,federation} and @dongne/platform/embed may use federation.',
};
const SHELL = {
  regex: '^@dongne/shell',
  message: 'The shell must not be imported: remotes use @dongne/platform.',
};
const FRONT_END = {
  regex: '^(@dongne/(platform|ui)|react|styled-components)',
  message: 'The contract and the servers are React-free: put what both sides need into @dongne/contract.',
};

const ROUTER = {
  regex: '^react-router(/|$)',
  message: 'The shell shares the router under one name: import from react-router-dom, or a second copy is loaded.',
};
const SQL = {
  regex: '^drizzle-orm(/|$)',
  message: 'SQL belongs in repositories (`*-repository.ts`): give this query a name there (ADR 0044).',
};
/** Allows types and literals of the tables everywhere, the tables themselves only in files with SQL. */
const TABLES = {
  regex: String.raw`^(#tables|@dongne/api/tables|(\./|(\.\./)+)tables)$`,
  allowTypeImports: true,
  allowImportNamePattern: '^[A-Z0-9_]+$',
  message: 'Tables are read and written by repositories (`*-repository.ts`): give this query a name there (ADR 0044).',
};

const FIXTURES = {
  regex: String.raw`^(#testing/|@dongne/api/testing/|(\./|(\.\./)+)testing/)`,
  message: 'Fixtures and drills (`testing`) are for tests: production code would ship them.',
};
const COMPOSITION = {
  regex: String.raw`^#seed(/|$)|^(\.\./)+seed/`,
  message: 'The API does not know its seed: a composition adds it by `runServer` (ADR 0044).',
};
const SANDBOX = {
  regex: String.raw`^@dongne/sandbox(/|$)`,
  message: 'The API does not know its sandbox, which composes it by `runServer` and `AppExtension` (ADR 0044).',
};
const WING_BY_PATH = {
  regex: String.raw`^(\.\./)+src/`,
  message: 'A wing is imported by its name (`#money`), as elsewhere in the API (ADR 0044).',
};

/** Files of `api/src` that may contain SQL. */
const API_SQL = [
  'api/src/**/*-repository.ts',
  'api/src/base/{tables,database}/**',
  'api/src/openapi-document.ts',
  'api/src/**/*.test.ts',
  'api/src/**/testing/**',
];

const restrict = (patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

/** ESLint configurations of the import boundaries. */
export const importBoundaries = () => {
  const anywhere = [DEEP_IMPORT, OTHER_PACKAGE_BY_PATH, REMOTE_BY_IMPORT, SHELL];
  const everywhere = [...anywhere, ROUTER];
  const configurations = [
    {
      files: ['{mf-*,shared/pages}/src/**'],
      rules: restrict([...everywhere, AXIOS, COOKIES, FEDERATION, LIVE, SERVER, TESTING]),
    },
    { files: ['shell/src/**'], rules: restrict([...everywhere, AXIOS, COOKIES, FEDERATION, SERVER, TESTING]) },
    { files: ['shell/src/server/**'], rules: restrict([...everywhere, AXIOS, COOKIES, FEDERATION, TESTING]) },
    { files: ['shell/src/{remotes,federation}/**'], rules: restrict([...everywhere, AXIOS, COOKIES, TESTING]) },
    { files: ['shell/src/federation/react-router-dom.ts'], rules: restrict(anywhere) },
    {
      files: ['{shell,mf-*,shared/pages}/src/**/*.test.{ts,tsx}', '{shell,mf-*}/src/testing/**'],
      rules: restrict([...everywhere, AXIOS]),
    },
    { files: ['shared/platform/src/**'], rules: restrict([...everywhere, FEDERATION]) },
    { files: ['shared/platform/src/embed/**'], rules: restrict(everywhere) },
    // Exempts two entries with their own providers, which run outside of any shell.
    {
      files: ['shared/platform/src/{testing,standalone}/**', 'shared/platform/src/**/*.test.{ts,tsx}'],
      rules: restrict([...everywhere, FEDERATION]),
    },
    {
      files: ['shared/ui/src/**'],
      rules: restrict([
        ...everywhere,
        AXIOS,
        COOKIES,
        FEDERATION,
        {
          regex: '^@dongne/platform',
          message: 'The design system is stateless: the platform imports it, not the other way round.',
        },
      ]),
    },
    {
      files: ['shared/contract/src/**', 'api/{src,seed,testing}/**', 'sandbox/src/**'],
      rules: restrict([...everywhere, FRONT_END, AXIOS, SANDBOX]),
    },
    {
      files: ['api/seed/**'],
      ignores: ['**/*.test.ts'],
      rules: restrict([...everywhere, FRONT_END, AXIOS, SANDBOX, FIXTURES, WING_BY_PATH]),
    },
    {
      files: ['api/src/**'],
      ignores: ['**/*.test.ts', '**/testing/**'],
      rules: restrict([...everywhere, FRONT_END, AXIOS, SANDBOX, COMPOSITION, FIXTURES]),
    },
    {
      files: ['shared/contract/src/paths/*.ts'],
      ignores: ['shared/contract/src/paths/index.ts'],
      rules: restrict([MORE_THAN_PATHS]),
    },
    {
      files: ['api/src/**'],
      ignores: API_SQL,
      rules: restrict([...everywhere, FRONT_END, AXIOS, SANDBOX, COMPOSITION, FIXTURES, SQL, TABLES]),
    },
    {
      files: ['sandbox/src/**'],
      ignores: ['**/*.test.ts', '**/testing/**'],
      rules: restrict([...everywhere, FRONT_END, AXIOS, FIXTURES]),
    },
    {
      files: ['sandbox/src/**'],
      ignores: ['sandbox/src/**/*-repository.ts', 'sandbox/src/tables/**', '**/*.test.ts', '**/testing/**'],
      rules: restrict([...everywhere, FRONT_END, AXIOS, FIXTURES, SQL, TABLES]),
    },
  ];
  return configurations.map((each) => ({ ...each, ignores: [...(each.ignores ?? []), '**/*.mjs', '**/*.js'] }));
};
