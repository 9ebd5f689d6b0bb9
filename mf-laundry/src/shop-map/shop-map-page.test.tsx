import { renderPage, refuse, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildMapShop } from '../testing/builders';

const MAP = 'GET /laundry/map';
const AT = 'at=37.52268,126.90196,14';

const FAR = buildMapShop({ id: 6, laundryName: '먼세탁', latitude: 37.53, longitude: 126.905, comparedPrice: null });

const openMap = (answer: FakeAnswer<typeof MAP>, query = AT) =>
  renderPage(routes, {
    url: `/laundry/map?${query}`,
    api: { [MAP]: answer },
  });

const pin = (name: string) => screen.findByRole('button', { name });
const cards = () => screen.findByRole('list', { name: '지도에 보이는 세탁소' });
const searches = (calls: readonly { readonly path: string; readonly params?: unknown }[]) =>
  calls.filter(({ path }) => path === '/laundry/map').map(({ params }) => params);

// jsdom has neither layout nor canvas: fakes a phone's screen and skips painting.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

describe('map of shops', () => {
  it('links to the list of the same shops while loading', async () => {
    openMap({ shops: [buildMapShop()], clusters: [] }, `${AT}&canMend=1`);
    const list = await screen.findByRole('link', { name: '세탁소 목록 보기' });
    expect(list).toHaveAttribute('href', expect.stringMatching(/^\/laundry\/list\?.*canMend=1/));
    await pin('맑은샘빨래터 와이셔츠 1,900원');
    expect(list).not.toBeInTheDocument();
  });

  it('shows each shop as a pin with its price and a linked card', async () => {
    openMap({ shops: [buildMapShop(), FAR], clusters: [] });
    expect(await pin('맑은샘빨래터 와이셔츠 1,900원')).toHaveTextContent('1,900원');
    expect(await pin('먼세탁 1,700원부터')).toBeVisible();
    const [first, second] = within(await cards()).getAllByRole('listitem');
    expect(first).toHaveTextContent('와이셔츠 1,900원배송비 1,500원');
    expect(within(second ?? document.body).getByRole('link', { name: '먼세탁' })).toHaveAttribute('href', '/laundry/6');
  });

  it('raises the pressed pin', async () => {
    const { user } = openMap({ shops: [buildMapShop(), FAR], clusters: [] });
    expect(await pin('맑은샘빨래터 와이셔츠 1,900원')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await pin('먼세탁 1,700원부터'));
    expect(await pin('먼세탁 1,700원부터')).toHaveAttribute('aria-pressed', 'true');
    expect(await pin('맑은샘빨래터 와이셔츠 1,900원')).toHaveAttribute('aria-pressed', 'false');
  });

  it('stores the selected shop in the URL beside the position, for back and reload', async () => {
    const { user, path } = openMap({ shops: [buildMapShop(), FAR], clusters: [] });
    await user.click(await pin('먼세탁 1,700원부터'));
    await waitFor(() => expect(path()).toMatch(/\?at=37\.52\d*%2C126\.9\d*%2C14&shop=6$/));
    await user.click(screen.getByRole('button', { name: '확대' }));
    await waitFor(() => expect(path()).toMatch(/\?at=37\.52\d*%2C126\.9\d*%2C15&shop=6$/));
  });

  it.each([
    ['the shop of the URL', '6', '먼세탁 1,700원부터'],
    ['the first shop for an unknown one', '99', '맑은샘빨래터 와이셔츠 1,900원'],
    ['the first shop for a forged one', '6%3Cb%3E', '맑은샘빨래터 와이셔츠 1,900원'],
  ])('opens with %s selected', async (_which, shop, selected) => {
    openMap({ shops: [buildMapShop(), FAR], clusters: [] }, `${AT}&shop=${shop}`);
    expect(await pin(selected)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { pressed: true }).map(({ tagName }) => tagName)).toHaveLength(1);
  });

  it('has a card for the selected pin within the limit of cards', async () => {
    const many = Array.from({ length: 80 }, (_, place) =>
      buildMapShop({ id: place + 1, laundryName: `세탁소 ${place + 1}`, latitude: 37.5232 }),
    );
    // Far enough from the others to be outside their cluster.
    const alone = buildMapShop({ id: 99, laundryName: '혼자', latitude: 37.531 });
    const { user } = openMap({ shops: [...many, alone], clusters: [] });
    const row = within(await cards());
    await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(60));
    expect(screen.queryByRole('link', { name: '혼자' })).toBeNull();
    await user.click(await pin('혼자 와이셔츠 1,900원'));
    expect(screen.getByRole('link', { name: '혼자' })).toBeInTheDocument();
  });

  it('offers a new search after zooming into a cluster by hand', async () => {
    const cluster = { latitude: 37.52268, longitude: 126.90196, count: 812 };
    const { user } = openMap({ shops: [], clusters: [cluster] });
    await pin('세탁소 812곳 가까이 보기');
    expect(screen.queryByRole('button', { name: '이 지역에서 찾기' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '확대' }));
    expect(await screen.findByRole('button', { name: '이 지역에서 찾기' })).toBeVisible();
  });

  it('searches the initial viewport with the filters of the URL', async () => {
    const { calls } = openMap({ shops: [], clusters: [] }, `${AT}&canMend=1&q=${encodeURIComponent('코트')}`);
    expect(await screen.findByText('조건에 맞는 곳이 없어요')).toBeVisible();
    expect(searches(calls)).toEqual([expect.objectContaining({ zoom: 14, canMend: true, q: '코트' })]);
    const [{ south, north } = { south: 0, north: 0 }] = [Object(searches(calls)[0])];
    expect([south < 37.52268, north > 37.52268]).toEqual([true, true]);
  });

  it('offers to clear the conditions that hide shops, else the list', async () => {
    const { user } = openMap({ shops: [], clusters: [] }, `${AT}&isFreeDelivery=1&q=${encodeURIComponent('코트')}`);
    await user.click(await screen.findByRole('button', { name: '조건 지우기' }));
    expect(await screen.findByText('이 지역에는 세탁소가 없어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '무료 배송' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('link', { name: '목록 보기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/laundry\/list/),
    );
  });

  it('searches again only on request after a move', async () => {
    const { user, calls, path } = openMap({ shops: [buildMapShop()], clusters: [] });
    await pin('맑은샘빨래터 와이셔츠 1,900원');
    await user.click(screen.getByRole('button', { name: '축소' }));
    await user.click(await screen.findByRole('button', { name: '이 지역에서 찾기' }));
    await waitFor(() => expect(searches(calls)).toHaveLength(2));
    expect(searches(calls)[1]).toMatchObject({ zoom: 13 });
    await waitFor(() => expect(path()).toMatch(/at=37\.52\d*%2C126\.9\d*%2C13$/));
    expect(screen.queryByRole('button', { name: '이 지역에서 찾기' })).toBeNull();
  });

  it('zooms into a cluster and searches there at once', async () => {
    const cluster = { latitude: 37.52268, longitude: 126.90196, count: 812 };
    const { user, calls } = openMap(({ params }) =>
      Number(params?.['zoom']) > 14 ? { shops: [buildMapShop()], clusters: [] } : { shops: [], clusters: [cluster] },
    );
    await user.click(await pin('세탁소 812곳 가까이 보기'));
    expect(await pin('맑은샘빨래터 와이셔츠 1,900원')).toBeVisible();
    expect(searches(calls)[1]).toMatchObject({ zoom: 16 });
  });

  it('links to the list with the same filters and preserves the position', async () => {
    openMap({ shops: [], clusters: [] }, `${AT}&isParking=1`);
    const link = await screen.findByRole('link', { name: '목록으로 보기' });
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^\/laundry\/list\?at=37\.52.*&isParking=1$/));
  });

  it('preserves the position when the filters change', async () => {
    const { user, path, calls } = openMap({ shops: [buildMapShop()], clusters: [] });
    await pin('맑은샘빨래터 와이셔츠 1,900원');
    const chip = screen.getByRole('button', { name: '무료 배송' });
    // Before hydration the browser itself changes the filter.
    expect(chip).toHaveAttribute('data-turns', 'isFreeDelivery');
    await user.click(chip);
    await waitFor(() => expect(path()).toMatch(/isFreeDelivery=1&at=37/));
    await waitFor(() => expect(searches(calls).at(-1)).toMatchObject({ isFreeDelivery: true }));
  });

  it('shows why loading failed and retries', async () => {
    const { user } = openMap(refuse('UNAVAILABLE'));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});

describe('own position on the map', () => {
  const stub = (answer: Parameters<PositionCallback>[0]['coords'] | number) => {
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
      if (typeof answer === 'number')
        failed?.({ code: answer, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      else found({ coords: answer, timestamp: 0, toJSON: () => answer });
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  };
  const coords = (latitude: number, longitude: number): GeolocationCoordinates => {
    const place = {
      latitude,
      longitude,
      accuracy: 1,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    return { ...place, toJSON: () => place };
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('is located and shops around it are searched', async () => {
    stub(coords(37.6, 127.1));
    const { user, calls } = openMap({ shops: [buildMapShop()], clusters: [] });
    await user.click(await screen.findByRole('button', { name: '내 위치로' }));
    expect(await screen.findByRole('img', { name: '내 위치' })).toBeVisible();
    await waitFor(() => expect(searches(calls)).toHaveLength(2));
    expect(searches(calls)[1]).toMatchObject({ zoom: 15 });
  });

  it.each([
    ['is denied', 1, '위치 권한을 허용해 주세요'],
    ['cannot be found', 2, '위치 정보를 불러오지 못했어요'],
    ['is abroad', coords(48.8, 2.3), '지금 계신 곳은 지도에 없어요'],
    ['is at sea far away', coords(20, 127), '지금 계신 곳은 지도에 없어요'],
  ])('is told when it %s', async (_, answer, sentence) => {
    stub(answer);
    const { user, calls } = openMap({ shops: [buildMapShop()], clusters: [] });
    await user.click(await screen.findByRole('button', { name: '내 위치로' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(searches(calls)).toHaveLength(1);
  });
});
