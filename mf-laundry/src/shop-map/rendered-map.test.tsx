import type { MapOutline, ShopMap } from '@dongne/contract';
import { buildClientConfig } from '@dongne/contract/testing';
import { refuse, renderOnServer, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildMapShop } from '../testing/builders';
import { ShopMapPage } from './shop-map-page';

const PLACE = 'at=37.52268,126.90196,14';

const OUTLINE: MapOutline = {
  parts: [
    {
      ...{ x: 0, y: 0, width: 768, height: 960 },
      land: [{ isServed: true, path: 'M-8-8l1552 0 0 1936-1552 0z' }],
      borders: [{ level: 'dong', path: 'M700 0l8 1920' }],
    },
  ],
  names: [{ level: 'dong', text: '당산동3가', x: 400, y: 300 }],
};

const FOUND: ShopMap = {
  shops: [
    buildMapShop(),
    buildMapShop({ id: 6, laundryName: '먼세탁', latitude: 37.53, longitude: 126.905, comparedPrice: null }),
  ],
  clusters: [],
};

const open = (api: FakeApi = {}, query = PLACE) =>
  renderOnServer([{ path: '/laundry/map', element: <ShopMapPage /> }], {
    url: `/laundry/map?${query}`,
    api: {
      'GET /laundry/map': FOUND,
      'GET /area/outline': OUTLINE,
      'GET /config': buildClientConfig(),
      ...api,
    },
  });

const pins = () => screen.queryAllByRole('button', { name: /원(부터)?$/ });
const surface = (container: HTMLElement): Element | null => container.querySelector('section svg text');

// jsdom has neither layout nor canvas: fakes a phone's screen and skips painting.
beforeEach(() => {
  document.body.replaceChildren();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(727);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

describe('map of shops on the server', () => {
  it('has its outline with names, a pin with a price for each shop, and linked cards', async () => {
    const { container } = await open();
    expect(surface(container)).toHaveTextContent('당산동3가');
    expect(pins().map(({ textContent }) => textContent)).toEqual(['1,900원', '1,700원부터']);
    const cards = within(screen.getByRole('list', { name: '지도에 보이는 세탁소' }));
    expect(cards.getByRole('link', { name: '맑은샘빨래터' })).toHaveAttribute('href', '/laundry/5');
    expect(screen.queryByText('지도가 나오지 않으면 목록에서 세탁소를 찾아보세요.')).toBeNull();
  });

  it('links to the list of all its shops where no script adds their cards', async () => {
    const { container, hydrate } = await open({}, `${PLACE}&canMend=1`);
    const notice = (): string => container.querySelector('noscript')?.innerHTML ?? '';
    expect(notice()).toMatch(/href="\/laundry\/list\?[^"]*canMend=1".*>세탁소 목록 보기</);
    hydrate();
    await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull());
    expect(screen.queryByRole('link', { name: '세탁소 목록 보기' })).toBeNull();
  });

  it('places pins around the middle of a screen of any size', async () => {
    const at = { latitude: 37.52268, longitude: 126.90196 };
    await open({ 'GET /laundry/map': { shops: [buildMapShop(at)], clusters: [] } });
    expect(pins()[0]?.parentElement).toHaveStyle({ '--x': '0.000', '--y': '0.000' });
  });

  it('keeps every element when it hydrates, and asks for nothing again', async () => {
    const { container, calls, hydrate } = await open();
    const rendered = [...container.querySelectorAll('*')];
    const asked = calls.length;
    hydrate();
    await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull());
    expect(rendered.filter((element) => !element.isConnected)).toEqual([]);
    const later = calls.slice(asked).map(({ path }) => path);
    expect(later.filter((path) => !path.startsWith('/area/tile/'))).toEqual([]);
  });

  it('opens where it was dragged to before', async () => {
    const { container, path, hydrate } = await open();
    const ground = container.querySelector<HTMLElement>('[data-map]');
    // Written by the host's script.
    ground?.setAttribute('data-map', '-40,30');
    hydrate();
    await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull());
    expect(pins()[0]?.parentElement?.parentElement?.style.transform).toMatch(/^translate3d\(-40px, 30(\.5)?px/);
    await waitFor(() => expect(path()).toContain('at=37.52474%2C126.90539%2C14'));
    expect(ground).not.toHaveAttribute('data-map');
  });

  it('searches where a cluster opens that was pressed before the map had loaded', async () => {
    const cluster = { latitude: 37.52268, longitude: 126.90196, count: 812 };
    const { container, calls, hydrate } = await open({ 'GET /laundry/map': { shops: [], clusters: [cluster] } });
    const { user } = hydrate();
    await user.click(screen.getByRole('button', { name: '세탁소 812곳 가까이 보기' }));
    await waitFor(() => expect(container.querySelector('.leaflet-container')).not.toBeNull());
    const zooms = () => calls.filter(({ path }) => path === '/laundry/map').map(({ params }) => params['zoom']);
    await waitFor(() => expect(zooms()).toEqual([14, 16]));
  });

  it('says that there are no shops', async () => {
    await open({ 'GET /laundry/map': { shops: [], clusters: [] } });
    expect(screen.getByText('이 지역에는 세탁소가 없어요')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '지도에 보이는 세탁소' })).toBeNull();
  });

  it('has cards and a link to the list when there is no outline', async () => {
    const { container } = await open({ 'GET /area/outline': refuse('UNAVAILABLE') });
    expect(surface(container)).toBeNull();
    expect(screen.getByRole('link', { name: '맑은샘빨래터' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '세탁소 목록 보기' })).toBeInTheDocument();
  });

  it.each([
    ['abroad', 'at=48.85000,002.35000,14'],
    ['at a forged zoom', 'at=37.52268,126.90196,99'],
    ['with a script', `at=${encodeURIComponent('<script>alert(1)</script>')}`],
  ])('is that of the default place for one %s', async (_what, query) => {
    const { container } = await open({}, query);
    expect(surface(container)).toHaveTextContent('당산동3가');
    expect(container.innerHTML).not.toContain('<script');
  });

  it('has cards alone for a district, whose outline is too large', async () => {
    const { container, calls } = await open({}, 'at=37.52268,126.90196,11');
    expect(surface(container)).toBeNull();
    expect(pins()).toEqual([]);
    expect(screen.getByRole('link', { name: '맑은샘빨래터' })).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/area/outline')).toBe(false);
  });

  it.each([
    ['the whole country', 'at=36.50000,127.80000,7'],
    ['the edge of the map', 'at=39.99000,132.90000,9'],
  ])('is left to the browser for %s', async (_what, query) => {
    const { container, calls } = await open({}, query);
    expect(surface(container)).toBeNull();
    expect(calls.filter(({ path }) => path !== '/config')).toEqual([]);
  });

  it('has no outline and no pins where another map will open', async () => {
    const map = { provider: 'kakao', key: '0123456789abcdef0123456789abcdef' } as const;
    const { container } = await open({ 'GET /config': buildClientConfig({ map }) });
    expect(surface(container)).toBeNull();
    expect(pins()).toEqual([]);
    expect(screen.getByRole('link', { name: '맑은샘빨래터' })).toBeInTheDocument();
  });
});
