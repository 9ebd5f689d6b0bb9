/**
 * Who may import whom, as regular expressions on the text of an import, each with the way in. The picture stands in
 * docs/architecture.md.
 */
const DEEP_DOOR = {
  regex: '^@dongne/(platform|ui|contract)/(?!testing$|standalone$|style-guide$)',
  message:
    'One door per package: import from @dongne/platform, @dongne/ui or @dongne/contract. A deeper path loads a second copy at run time.',
};
const OTHER_PACKAGE_BY_PATH = {
  regex: '^(\\.\\./)+(shared|shell|api|e2e|release|mf-[a-z]+)(/|$)',
  message:
    'Packages are reached by name, never by path: a relative path loads a second copy. Add the dependency to package.json.',
};
const REMOTE_BY_IMPORT = {
  regex: '^(mf-|mf_)',
  message: 'A remote is loaded at run time by the registry. Link to its pages with `paths` from @dongne/platform.',
};
const AXIOS = {
  regex: '^axios$',
  message:
    'Calls go through `http` from @dongne/platform: it carries the session, the headers and the error catalogue.',
};
const COOKIES = {
  regex: '^js-cookie$',
  message: "The session's cookies belong to @dongne/platform: use `sessionAtom`, `signIn`, `signOut`.",
};
const TESTING = {
  regex: '^@dongne/(platform|contract)/testing$',
  message: 'A testing door is for tests: production code would ship their fakes.',
};
const FEDERATION = {
  regex: '^@module-federation/',
  message: 'Only shell/src/remotes and shell/src/federation know federation.',
};
const SHELL = {
  regex: '^@dongne/shell',
  message: 'Nobody imports the shell; what remotes need from it is @dongne/platform.',
};
const FRONT_END = {
  regex: '^(@dongne/(platform|ui)|react|styled-components)',
  message: 'The contract and the servers are React-free: put what both sides need into @dongne/contract.',
};

/** Names of react-router-dom that exist at run time; see shell/src/federation/react-router-dom.ts. */
const routerNames = (allowed) => ({
  name: 'react-router-dom',
  allowImportNames: allowed,
  message:
    "This name is not in the shell's facade of react-router-dom and would be undefined at run time: add it to shell/src/federation/react-router-dom.ts.",
});

const restrict = (patterns, paths = []) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns, paths }],
});

/**
 * The import walls as ESLint configurations.
 *
 * @param {readonly string[]} sharedRouterNames names the facade exports.
 */
export const walls = (sharedRouterNames) => {
  const everywhere = [DEEP_DOOR, OTHER_PACKAGE_BY_PATH, REMOTE_BY_IMPORT, SHELL];
  const router = [routerNames(sharedRouterNames)];
  return [
    { files: ['mf-*/src/**'], rules: restrict([...everywhere, AXIOS, COOKIES, FEDERATION, TESTING], router) },
    { files: ['shell/src/**'], rules: restrict([...everywhere, AXIOS, COOKIES, FEDERATION, TESTING], router) },
    { files: ['shell/src/{remotes,federation}/**'], rules: restrict([...everywhere, AXIOS, COOKIES, TESTING], router) },
    { files: ['shell/src/federation/react-router-dom.ts'], rules: restrict(everywhere) },
    {
      files: ['{shell,mf-*}/src/**/*.test.{ts,tsx}', '{shell,mf-*}/src/testing/**'],
      rules: restrict([...everywhere, AXIOS], router),
    },
    { files: ['shared/platform/src/**'], rules: restrict([...everywhere, FEDERATION]) },
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
    { files: ['shared/contract/src/**', 'api/src/**'], rules: restrict([...everywhere, FRONT_END, AXIOS]) },
  ];
};
