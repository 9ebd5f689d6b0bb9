import { buildArea } from '@dongne/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { refuse, renderPage, type FakeAnswer } from '../testing';
import { saveVisitorAddress, visitorAddress } from '../cookies/address-cookie';
import { useAddress } from '../session/use-address';
import { toastAtom } from '../popups/popup-atoms';
import { runtime } from '../runtime/runtime';
import { NO_GPS } from './gps-atom';
import { followDevice, hasMoved, locate } from './locate';

const AREA = buildArea({ label: '서울 강남구 삼성동', latitude: 37.51, longitude: 127.05 });

const Place = () => {
  const address = useAddress();
  if (address.state !== 'ready') return null;
  const { label, latitude, longitude, isLocationDenied } = address.value;
  return (
    <p>{`${label ?? '없음'} ${latitude.toFixed(3)} ${longitude.toFixed(3)} ${isLocationDenied ? '거부' : '허용'}`}</p>
  );
};

const openPage = (answer: FakeAnswer<'GET /area/reverse'> = AREA) =>
  renderPage([{ path: '/', element: <Place /> }], { url: '/', api: { 'GET /area/reverse': answer } });

/** Fakes the device's answer. */
const stubDevice = (answer: { latitude: number; longitude: number } | { code: number }) => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if ('code' in answer)
      failed?.({ ...answer, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    else {
      const coords = { ...answer, accuracy: 1, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
      found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
    }
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
};

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const DEFAULT = '없음 37.523 126.902';

describe('hasMoved', () => {
  const gps = { ...NO_GPS, gpsUse: true, gpsLat: 37.5141, gpsLng: 127.0561 };

  it.each([
    [{ latitude: 37.51414, longitude: 127.05606 }, false],
    [{ latitude: 37.5149, longitude: 127.0561 }, true],
    [{ latitude: 37.5141, longitude: 127.0569 }, true],
  ])('compares 3 decimals: %j', (position, expected) => expect(hasMoved(gps, position)).toBe(expected));

  it('is true for the first position, also for the default one', () => {
    expect(hasMoved(NO_GPS, { latitude: NO_GPS.gpsLat, longitude: NO_GPS.gpsLng })).toBe(true);
  });
});

describe('following the device', () => {
  it('uses its position', async () => {
    stubDevice({ latitude: 37.5141, longitude: 127.0561 });
    openPage();
    await act(() => followDevice());
    expect(screen.getByText('서울 강남구 삼성동 37.514 127.056 허용')).toBeVisible();
  });

  it('requests nothing while it has not moved', async () => {
    stubDevice({ latitude: 37.5141, longitude: 127.0561 });
    const { calls } = openPage();
    await act(() => followDevice());
    stubDevice({ latitude: 37.51413, longitude: 127.05613 });
    await act(() => followDevice());
    expect(calls).toHaveLength(1);
    stubDevice({ latitude: 37.52, longitude: 127.05613 });
    await act(() => followDevice());
    expect(calls).toHaveLength(2);
  });

  it('keeps an address that was chosen', async () => {
    stubDevice({ latitude: 37.5141, longitude: 127.0561 });
    const { calls } = openPage();
    saveVisitorAddress({ label: '서울 마포구 합정동', latitude: 37.55, longitude: 126.91 });
    await act(() => followDevice());
    expect(calls).toEqual([]);
  });

  it('stays at the default position when the place has no name', async () => {
    stubDevice({ latitude: 37.5141, longitude: 127.0561 });
    openPage(refuse('UNAVAILABLE'));
    await act(() => followDevice());
    expect(screen.getByText(`${DEFAULT} 허용`)).toBeVisible();
  });
});

describe('requesting the location', () => {
  it('remembers a denial and stays at the default position', async () => {
    stubDevice({ code: 1 });
    openPage();
    await act(async () => void (await locate()));
    expect(screen.getByText(`${DEFAULT} 거부`)).toBeVisible();
  });

  it('shows an error when the device has no position', async () => {
    stubDevice({ code: 2 });
    openPage();
    await act(async () => void (await locate()));
    expect(await screen.findByText('위치 정보를 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText(`${DEFAULT} 허용`)).toBeVisible();
  });

  it('shows an error when the device never answers', async () => {
    openPage();
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: () => undefined },
    });
    const answer = locate();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await answer).toEqual({ state: 'failed' });
    expect(runtime().store.get(toastAtom)?.message).toBe('위치 정보를 불러오지 못했어요');
    jest.useRealTimers();
  });

  it('shows an error on a device without geolocation', async () => {
    openPage();
    await act(async () => void (await locate()));
    await waitFor(() => expect(screen.getByText('위치 정보를 불러오지 못했어요')).toBeVisible());
  });
});

describe("visitor's address cookie", () => {
  it.each([
    'garbage',
    '{"label":1,"latitude":37,"longitude":127}',
    '{"label":"a","latitude":"37","longitude":127}',
    '{"label":"a","latitude":937,"longitude":127}',
    '{"label":"a","latitude":37,"longitude":-999}',
    '[]',
    'null',
  ])('of %s is ignored', (text) => {
    Cookies.set('nonMemberAddress', text);
    expect(visitorAddress()).toBeUndefined();
    Cookies.remove('nonMemberAddress');
  });
});
