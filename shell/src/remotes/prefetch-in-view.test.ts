import { firstRead, endpoints } from '@dongne/contract';
import { prefetchReads } from '@dongne/platform';
import { buildRegistryEntry } from '../testing/build-registry';
import { parseRegistry } from '../registry/registry';
import { loadRemoteApp } from './load-remote-app';
import { rememberOpened } from './opened-next';
import { prefetchInView } from './prefetch-in-view';

jest.mock('./load-remote-app');
jest.mock('@dongne/platform', () => ({ ...jest.requireActual('@dongne/platform'), prefetchReads: jest.fn() }));

const ENTRY = buildRegistryEntry();
const READS = [firstRead(endpoints.inquiry, { id: ':id' })];
const PATHS = ['/usage', '/usage/:id', '/usage/list', '/usage/guide', '/usage/more'];

const REGISTRY = parseRegistry({
  microFrontends: {
    mf_usage: [
      {
        ...ENTRY,
        extras: {
          ...ENTRY.extras,
          assets: { ...ENTRY.extras.assets, 'page.1.js': 'sha384-page' },
          preload: ['remoteEntry.new.js'],
          routes: PATHS.map((path) => ({
            ...ENTRY.extras.routes[0],
            path,
            files: ['page.1.js'],
            ...(path !== '/usage' && { firstReads: READS }),
          })),
        },
      },
    ],
  },
});

/** Shows links, with their distance from the top of a viewport that is 768 px high. */
const show = (links: readonly (readonly [href: string, top: number])[], inBar: readonly string[] = []): void => {
  const linkOf = ([href, top]: readonly [string, number]) =>
    `<a href="${href}" data-top="${top}"${href.endsWith('#large') ? ' data-large' : ''}>link</a>`;
  document.body.innerHTML = `<nav>${inBar.map((href) => linkOf([href, 700])).join('')}</nav><main>${links.map(linkOf).join('')}</main>`;
  for (const link of document.querySelectorAll<HTMLElement>('a')) {
    const top = Number(link.dataset['top']);
    link.getBoundingClientRect = () => new DOMRect(0, top, link.dataset['large'] === undefined ? 100 : 300, 44);
  }
};

const hints = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.href.split('/').at(-1), link.integrity]);

const withConnection = (connection: object | undefined): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="remote-origins" content="http://localhost:3002">';
  jest.mocked(prefetchReads).mockClear();
  performance.getEntriesByName = () => [];
  DOMTokenList.prototype.supports = () => true;
  withConnection(undefined);
});

describe('pages that links in view open', () => {
  it('have their files prefetched with the hashes of the registry, and nothing runs', () => {
    show([['/usage', 100]]);
    expect(prefetchInView(REGISTRY, '/')).toEqual(['/usage']);
    expect(hints()).toEqual([
      ['prefetch', 'remoteEntry.new.js', 'sha384-new'],
      ['prefetch', 'page.1.js', 'sha384-page'],
    ]);
    expect(loadRemoteApp).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<typeof show>, string[]]>([
    [
      'of the first three pages',
      [
        [
          ['/usage', 1],
          ['/usage/list', 2],
          ['/usage/guide', 3],
          ['/usage/more', 4],
        ],
      ],
      ['/usage', '/usage/list', '/usage/guide'],
    ],
    [
      'once for each page',
      [
        [
          ['/usage/1', 1],
          ['/usage/2', 2],
          ['/usage', 3],
        ],
      ],
      ['/usage/1', '/usage'],
    ],
    [
      'of the content before those of a bar',
      [[['/usage', 1]], ['/usage/list', '/usage/guide', '/usage/more']],
      ['/usage', '/usage/list', '/usage/guide'],
    ],
    [
      'not of links below or above',
      [
        [
          ['/usage', 769],
          ['/usage/list', -50],
          ['/usage/guide', 700],
        ],
      ],
      ['/usage/guide'],
    ],
    [
      'not of other sites, unknown paths and the shell',
      [
        [
          ['https://example.com/usage', 1],
          ['/nowhere', 2],
          ['/', 3],
        ],
      ],
      [],
    ],
  ])('are prefetched %s', (_case, shown, expected) => {
    show(...shown);
    expect(prefetchInView(REGISTRY, '/')).toEqual(expected);
  });

  it('are those that this device opens most often from here, first', () => {
    for (const [from, to] of [
      ['/', '/usage/more'],
      ['/', '/usage/:id'],
      ['/', '/usage/:id'],
      ['/mypage', '/usage/guide'],
    ] as const)
      rememberOpened(from, to);
    show([
      ['/usage', 1],
      ['/usage/guide', 2],
      ['/usage/more', 3],
      ['/usage/8', 4],
    ]);
    expect(prefetchInView(REGISTRY, '/')).toEqual(['/usage/8', '/usage/more', '/usage']);
    expect(prefetchInView(REGISTRY, '/laundry/list')).toEqual(['/usage', '/usage/guide', '/usage/more']);
  });

  it("are those that buttons open, and a visitor's login instead of a page for members", () => {
    document.body.innerHTML =
      '<main><button data-leads-to="/usage/list"></button><a href="/usage" data-leads-to="/usage/guide"></a></main>';
    for (const way of document.querySelectorAll('button, a')) way.getBoundingClientRect = () => new DOMRect(0, 1, 9, 9);
    expect(prefetchInView(REGISTRY, '/')).toEqual(['/usage/list', '/usage/guide']);
  });

  it.each([{ saveData: true }, { saveData: false, effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not prefetched with %j',
    (connection) => {
      withConnection(connection);
      show([['/usage/7', 1]]);
      expect(prefetchInView(REGISTRY, '/')).toEqual([]);
      expect([hints(), jest.mocked(prefetchReads).mock.calls]).toEqual([[], []]);
    },
  );

  it.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, undefined])(
    'are prefetched with %j',
    (connection) => {
      withConnection(connection);
      show([['/usage', 1]]);
      expect(prefetchInView(REGISTRY, '/')).toEqual(['/usage']);
    },
  );

  it('have the data of the largest links prefetched, up to two addresses, once each', () => {
    show([
      ['/usage', 1],
      ['/usage/8', 2],
      ['/usage/9', 3],
      ['/usage/list', 4],
      ['/usage/7?from=bell#large', 5],
      ['/usage/7?from=bell#large', 6],
    ]);
    prefetchInView(REGISTRY, '/');
    expect(jest.mocked(prefetchReads).mock.calls).toEqual([
      [READS, { path: { id: '7' }, query: new URLSearchParams('from=bell'), pathname: '/usage/7', isAhead: true }],
      [READS, { path: { id: '8' }, query: new URLSearchParams(), pathname: '/usage/8', isAhead: true }],
    ]);
  });

  it('are preloaded at low priority by browsers without prefetch', () => {
    DOMTokenList.prototype.supports = () => false;
    show([['/usage', 1]]);
    prefetchInView(REGISTRY, '/');
    expect(hints().map(([rel]) => rel)).toEqual(['preload', 'preload']);
    expect(document.head.querySelector('link')).toHaveProperty('fetchPriority', 'low');
  });

  it('are not prefetched from an origin that the page does not name', () => {
    document.head.innerHTML = '';
    show([['/usage', 1]]);
    expect(prefetchInView(REGISTRY, '/')).toEqual([]);
  });
});
