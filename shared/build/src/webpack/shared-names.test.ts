import { buildFixture } from './testing/fixture-build';

const ROUTER = `
  export const Link = () => 'link';
  export const useMatch = () => 'match';
  export const useParams = () => 'params';
  export const useBlocker = () => 'blocker';
`;
const PACKAGES = {
  'node_modules/router/package.json': JSON.stringify({
    name: 'router',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/router/index.js': ROUTER,
  'node_modules/atoms/package.json': JSON.stringify({ name: 'atoms', version: '1.0.0', main: 'index.js' }),
  'node_modules/atoms/index.js': 'exports.atom = () => 1; exports.useAtom = () => 2;',
};

const remoteOf = (files: Readonly<Record<string, string>>) =>
  buildFixture({
    files: { ...PACKAGES, ...files },
    federation: {
      filename: 'remoteEntry.js',
      exposes: { './routes': './routes.js' },
      shared: { router: { singleton: true, import: false }, atoms: { singleton: true, import: false } },
    },
  });

const shellOf = (files: Readonly<Record<string, string>>) =>
  buildFixture({
    files: { ...PACKAGES, ...files },
    federation: { shared: { router: { singleton: true, import: './facade.js' }, atoms: { singleton: true } } },
    facades: ['router'],
  });

describe('the names that a remote uses', () => {
  it('include namespaces, re-exports and lazily loaded pages', async () => {
    const { used, provided } = await remoteOf({
      'routes.js': `import * as Router from 'router'; export const routes = [Router.Link, () => import('./page.js')];`,
      'page.js': `import { useParams } from './parts.js'; export const page = () => useParams();`,
      'parts.js': `export { useParams, useBlocker } from 'router';`,
    });
    expect(used).toEqual({ router: ['Link', 'useParams'] });
    expect(provided).toEqual({});
  });

  it('exclude unreachable imports', async () => {
    const { used } = await remoteOf({
      'routes.js': `import { shown } from './parts.js'; export const routes = [shown];`,
      'parts.js': `import { Link, useBlocker } from 'router';
        export const shown = () => Link();
        export const hidden = () => useBlocker();`,
    });
    expect(used).toEqual({ router: ['Link'] });
  });

  it('are all names when the package is passed on as an object', async () => {
    const { used } = await remoteOf({
      'routes.js': `import * as atoms from 'atoms'; import Router from 'router'; export const routes = [atoms, Router];`,
    });
    expect(used).toEqual({ atoms: ['*'], router: ['default'] });
  });
});

describe('the names that a shell provides', () => {
  it('are those of its facade, or all of a whole package', async () => {
    const { provided, errors } = await shellOf({
      'facade.js': `export { Link, useMatch } from './node_modules/router/index.js';`,
      'index.js': `import { Link } from 'router'; import { atom } from 'atoms'; Link(atom());`,
    });
    expect(provided).toEqual({ atoms: ['*', 'atom', 'default', 'useAtom'], router: ['Link', 'useMatch'] });
    expect(errors).toEqual([]);
  });

  it('must include each name that the shell itself uses', async () => {
    const { errors } = await shellOf({
      'facade.js': `export { Link } from './node_modules/router/index.js';`,
      'index.js': `import { Link, useMatch } from 'router'; import 'atoms'; Link(useMatch());`,
    });
    expect(errors).toEqual([expect.stringMatching(/^useMatch of router is used, but this build does not provide it/)]);
  });
});
