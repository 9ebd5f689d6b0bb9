import { buildRegistryEntry } from '../testing/build-registry';
import { parseRegistry } from './registry';

const withEntry = (entry: unknown): unknown => ({ microFrontends: { mf_usage: [entry] } });

describe('registry', () => {
  it("names each remote's live version, container and fallback version", () => {
    const registry = parseRegistry(withEntry(buildRegistryEntry()));
    expect(registry).toEqual([
      {
        name: 'mf_usage',
        version: '1.1.0',
        entry: 'http://localhost:3002/mf_usage/1.1.0/remoteEntry.new.js',
        integrity: 'sha384-new',
        fallback: {
          version: '1.0.0',
          entry: 'http://localhost:3002/mf_usage/1.0.0/remoteEntry.old.js',
          integrity: 'sha384-old',
        },
        routes: [{ path: '/usage', access: 'member', layout: 'home', bar: null }],
        published: buildRegistryEntry(),
      },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'registry'],
    ['no remotes', {}],
    ['remotes that are no list', { microFrontends: { mf_usage: 'x' } }],
    ['no live version', withEntry({ ...buildRegistryEntry(), deployment: { default: false } })],
    ['no container', withEntry({ ...buildRegistryEntry(), extras: {} })],
  ])('that holds %s is empty', (_case, raw) => {
    expect(parseRegistry(raw)).toEqual([]);
  });

  it('keeps the pages of a remote without a container', () => {
    const { extras, ...entry } = buildRegistryEntry();
    const { entry: _container, ...rest } = extras;
    expect(parseRegistry(withEntry({ ...entry, extras: rest }))).toMatchObject([
      { name: 'mf_usage', entry: '', fallback: { version: '1.0.0' }, routes: [{ path: '/usage' }] },
    ]);
    expect(parseRegistry(withEntry({ ...buildRegistryEntry(), url: '::' }))).toMatchObject([{ entry: '' }]);
  });

  it('leaves a broken route out and keeps the others', () => {
    const entry = buildRegistryEntry();
    const routes = [...entry.extras.routes, { path: 3 }, null, { path: '/x', access: 'everybody' }];
    expect(parseRegistry(withEntry({ ...entry, extras: { ...entry.extras, routes } }))[0]?.routes).toHaveLength(1);
  });
});
