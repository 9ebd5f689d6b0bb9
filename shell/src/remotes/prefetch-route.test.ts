import { createRuntime, installRuntime } from '@dongne/platform';
import { buildRegistryEntry, buildRemote } from '../testing/build-registry';
import { loadRemoteApp } from './load-remote-app';
import { pressedLink } from './pressed-link';
import { prefetchRoute } from './prefetch-route';
import { parseRegistry } from '../registry/registry';

jest.mock('./load-remote-app');

const ENTRY = buildRegistryEntry();
const FILES = ['common.1.js', 'page.1.js'];

const published = (extras: object) =>
  parseRegistry({ microFrontends: { mf_usage: [{ ...ENTRY, extras: { ...ENTRY.extras, ...extras } }] } });

const registry = published({
  assets: {
    ...ENTRY.extras.assets,
    'common.1.js': 'sha384-common',
    'page.1.js': 'sha384-page',
    'other.1.js': 'sha384-o',
  },
  preload: ['remoteEntry.new.js'],
  routes: [{ ...ENTRY.extras.routes[0], files: FILES }],
});

const hints = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.as,
    link.crossOrigin,
    link.href.split('/').at(-1),
    link.integrity,
  ]);

const hint = (file: string, hash: string) => ['preload', 'script', 'anonymous', file, hash];

describe('prefetched page', () => {
  beforeEach(() => {
    installRuntime(createRuntime());
    document.head.innerHTML = '<meta name="remote-origins" content="http://localhost:3002">';
    performance.getEntriesByName = () => [];
    jest.mocked(loadRemoteApp).mockReset().mockResolvedValue({ routes: [] });
  });

  it("has all of its scripts fetched in parallel with the registry's hashes", () => {
    prefetchRoute(registry, '/usage');
    expect(hints()).toEqual([
      hint('remoteEntry.new.js', 'sha384-new'),
      hint('common.1.js', 'sha384-common'),
      hint('page.1.js', 'sha384-page'),
    ]);
    expect(loadRemoteApp).toHaveBeenCalledTimes(1);
  });

  it("has on-demand shares fetched in parallel, from the shell's origin only", () => {
    const shareUrls = ['/shell/files/dates.1.js', '//elsewhere.example/x.js', 'http://elsewhere.example/y.js'];
    prefetchRoute(published({ routes: [{ ...ENTRY.extras.routes[0], shareUrls }] }), '/usage');
    // Must match the shell's own requests, or scripts are fetched twice.
    expect(hints()).toEqual([['preload', 'script', null, 'dates.1.js', undefined]]);
  });

  it('has no script fetched twice', () => {
    performance.getEntriesByName = (name) =>
      name.endsWith('common.1.js') ? [{ name, duration: 0, entryType: '', startTime: 0, toJSON: () => '' }] : [];
    prefetchRoute(registry, '/usage');
    prefetchRoute(registry, '/usage');
    expect(hints().map(([, , , file]) => file)).toEqual(['remoteEntry.new.js', 'page.1.js']);
  });

  it.each([
    ['is not on an origin that the page names', () => (document.head.innerHTML = ''), registry],
    ['comes from a registry that is broken there', () => undefined, published({ preload: 7, assets: 'x' })],
    ['was published before pages named their scripts', () => undefined, [buildRemote()]],
  ])('has no hints when its remote %s', (_case, arrange, known) => {
    arrange();
    prefetchRoute(known, '/usage');
    expect(hints()).toEqual([]);
  });

  it.each(['/', '/no/such/page'])('needs nothing at %s, which belongs to no remote', (path) => {
    prefetchRoute(registry, path);
    expect(hints()).toEqual([]);
    expect(loadRemoteApp).not.toHaveBeenCalled();
  });
});

describe('press', () => {
  const pressOn = (html: string) => {
    document.body.innerHTML = html;
    return pressedLink({ ...new Event('pointerdown'), target: document.querySelector('b') });
  };

  it.each([
    '<a href="/usage?tab=1"><b></b></a>',
    '<button data-leads-to="/usage?tab=1"><b></b></button>',
    '<a href="/mypage" data-leads-to="/usage?tab=1"><b></b></a>',
  ])('returns the page that it opens on %s', (html) => {
    expect(pressOn(html)).toMatchObject({ pathname: '/usage', search: '?tab=1' });
  });

  it.each([
    '<b></b>',
    '<a href="https://example.com/usage"><b></b></a>',
    '<a href="tel:1"><b></b></a>',
    '<a href="http://"><b></b></a>',
  ])('returns no page of the app on %s', (html) => {
    expect(pressOn(html)).toBeUndefined();
  });
});
