import type { ClientConfig } from '@dongne/contract';
import { buildClientConfig } from '@dongne/contract/testing';
import { renderPage } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { OVER_MAP } from './hide-covered';
import { MapFrame } from './map-frame';
import { MAP_ZOOMS, type MapOptions } from './map-adapter';
import { fakeKakaoMaps } from './testing/fake-kakao-maps';

let failures = 0;
const mockRemove = jest.fn();
const mockOpen = jest.fn((_frame: HTMLElement, _options: MapOptions) => ({
  isOurs: true,
  hasOutline: false,
  moveTo: jest.fn(),
  zoomBy: jest.fn(),
  remove: mockRemove,
}));

jest.mock('./leaflet-map', () => {
  if (failures > 0) {
    failures -= 1;
    throw new Error('Loading chunk failed');
  }
  return { openLeafletMap: mockOpen };
});

const openFrame = ({ map, showsService = false }: { map?: ClientConfig['map']; showsService?: boolean } = {}) => {
  const centre = { latitude: 37.5, longitude: 127 };
  const element = (
    <MapFrame label="지도" centre={centre} zoom={14} things={[]} {...(showsService && { showsService })} />
  );
  const api = { 'GET /config': buildClientConfig(map && { map }) };
  return renderPage([{ path: '/', element }], { url: '/', api });
};

const script = (): HTMLScriptElement | null => document.querySelector('script[src*="kakao"]');

describe('map', () => {
  it('whose code failed to load shows an error and recovers on retry', async () => {
    failures = 1;
    const { user } = openFrame();
    expect(await screen.findByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요');
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(mockOpen).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows its attribution and is removed with its page', async () => {
    const { unmount } = openFrame();
    expect(screen.getByText('행정구역 경계: 국토교통부 공공데이터')).toBeVisible();
    await waitFor(() => expect(mockOpen).toHaveBeenCalled());
    mockRemove.mockClear();
    unmount();
    expect(mockRemove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['at its closest', MAP_ZOOMS.most, { 확대: 'true', 축소: 'false' }],
    ['as far as it goes', MAP_ZOOMS.least, { 확대: 'false', 축소: 'true' }],
    ['between', 12, { 확대: 'false', 축소: 'false' }],
  ])('shows by its buttons that it is %s', async (_case, zoom, expected) => {
    mockOpen.mockClear();
    openFrame();
    await waitFor(() => expect(mockOpen).toHaveBeenCalled());
    const centre = { latitude: 37.5, longitude: 127 };
    act(() => mockOpen.mock.calls[0]?.[1].onView({ centre, zoom, south: 37, west: 126, north: 38, east: 128 }));
    for (const [name, disabled] of Object.entries(expected))
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', disabled);
  });

  it('hides a pin whose middle its controls, a bar above it or its edge would cover', async () => {
    const places: Readonly<Record<string, number>> = {
      막대: 100,
      '막대 밑 핀': 130,
      '걸친 핀': 140,
      '떨어진 핀': 200,
      '잘린 핀': 380,
    };
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.ariaBusy !== null) return new DOMRect(0, 0, 320, 400);
      return new DOMRect(30, places[this.textContent] ?? 0, 50, 50);
    });
    const centre = { latitude: 37.5, longitude: 127 };
    const pins = ['가린 핀', '막대 밑 핀', '걸친 핀', '떨어진 핀', '잘린 핀'];
    const things = pins.map((key) => ({ key, position: centre, content: <button>{key}</button> }));
    const element = (
      <>
        <p {...OVER_MAP}>막대</p>
        <MapFrame label="지도" centre={centre} zoom={14} things={things} />
      </>
    );
    renderPage([{ path: '/', element }], { url: '/' });
    await waitFor(() => expect(screen.getByText('가린 핀')).not.toBeVisible());
    const seen = pins.filter((pin) => screen.getByText(pin).parentElement?.style.visibility !== 'hidden');
    expect(seen).toEqual(['걸친 핀', '떨어진 핀']);
    box.mockRestore();
  });

  it('sends no third-party request without a Kakao key', async () => {
    openFrame();
    await waitFor(() => expect(mockOpen).toHaveBeenCalled());
    expect(script()).toBeNull();
  });
});

describe('map with a Kakao key', () => {
  const map = { provider: 'kakao', key: '0123456789abcdef0123456789abcdef' } as const;
  const SOURCE = '행정구역 경계: 국토교통부 공공데이터';

  beforeEach(() => mockOpen.mockClear());
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  it("is Kakao's map with its own attribution", async () => {
    openFrame({ map });
    await waitFor(() => expect(script()).not.toBeNull());
    expect(script()?.src).toBe(`https://dapi.kakao.com/v2/maps/sdk.js?autoload=false&appkey=${map.key}`);
    fakeKakaoMaps();
    act(() => void script()?.dispatchEvent(new Event('load')));
    await waitFor(() => expect(screen.queryByText(SOURCE)).toBeNull());
    expect(mockOpen).not.toHaveBeenCalled();
  });

  it.each([
    ['is blocked', () => script()?.dispatchEvent(new Event('error'))],
    ['does not come within 5 s', () => jest.advanceTimersByTime(5_000)],
    [
      'loads, but its parts do not',
      () => {
        Object.assign(globalThis, { kakao: { maps: { load: () => undefined } } });
        script()?.dispatchEvent(new Event('load'));
        jest.advanceTimersByTime(5_000);
      },
    ],
    [
      'is broken',
      () => {
        Object.assign(globalThis, { kakao: { maps: { load: (then: () => void) => then() } } });
        script()?.dispatchEvent(new Event('load'));
      },
    ],
  ])('is our own map when its script %s', async (_case, happen) => {
    jest.useFakeTimers({ advanceTimers: true });
    openFrame({ map });
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void happen());
    await waitFor(() => expect(mockOpen).toHaveBeenCalledTimes(1));
    expect(screen.getByText(SOURCE)).toBeVisible();
  });

  it('stays our own for the service area, which only ours can show', async () => {
    openFrame({ map, showsService: true });
    await waitFor(() => expect(mockOpen).toHaveBeenCalledTimes(1));
    expect(script()).toBeNull();
  });
});
