import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';

import { routes } from '../routes';
import { buildArea } from '../testing/builders';
import { cookie } from '../testing/cookie';
import { fill } from '../testing/fill';

const openPage = (api: FakeApi = {}, session: 'visitor' | 'member' = 'visitor') =>
  renderPage(routes, {
    session,
    url: '/service/non-member-update/address?returnUrl=%2Flaundry%2Flist%3Fsort%3DUsing',
    api: { 'GET /area': [buildArea()], 'GET /area/reverse': buildArea(), ...api },
  });

/** A device that answers `getCurrentPosition` so. */
const stubGeolocation = (answer: { latitude: number; longitude: number } | { code: number }) => {
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

const locate = () => screen.findByRole('button', { name: '현재 위치로 찾기' });
const keptAddress = () => JSON.parse(cookie('nonMemberAddress') ?? 'null');

describe('VisitorAddressPage', () => {
  it('keeps a neighbourhood that was found by name and goes back', async () => {
    const page = openPage();
    await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), '삼성동');
    await page.user.click(await screen.findByRole('option', { name: '서울 강남구 삼성동' }));
    await waitFor(() => expect(page.path()).toBe('/laundry/list?sort=Using'));
    expect(screen.getByText('주소 변경이 완료되었어요')).toBeVisible();
    expect(keptAddress()).toEqual({ label: '서울 강남구 삼성동', latitude: 37.5145, longitude: 127.0565 });
  });

  it('takes the neighbourhood of the device', async () => {
    stubGeolocation({ latitude: 37.507, longitude: 127.053 });
    const page = openPage();
    await page.user.click(await locate());
    await waitFor(() => expect(page.path()).toBe('/laundry/list?sort=Using'));
    expect(page.calls.at(-1)?.params).toEqual({ latitude: 37.507, longitude: 127.053 });
    expect(keptAddress()).toMatchObject({ label: '서울 강남구 삼성동' });
  });

  it('asks for the permission that was denied', async () => {
    stubGeolocation({ code: 1 });
    const page = openPage();
    await page.user.click(await locate());
    expect(await screen.findByText('위치 권한을 허용해 주세요')).toBeVisible();
    expect(page.path()).toMatch(/^\/service/);
  });

  it('says that the device does not know where it is', async () => {
    stubGeolocation({ code: 3 });
    const page = openPage();
    await page.user.click(await locate());
    expect(await screen.findByText('위치 정보를 불러오지 못했어요')).toBeVisible();
  });

  it('says that the position could not be named', async () => {
    stubGeolocation({ latitude: 37.507, longitude: 127.053 });
    const page = openPage({ 'GET /area/reverse': refuse('UNAVAILABLE') });
    await page.user.click(await locate());
    expect(await screen.findByText('위치 정보를 불러오지 못했어요')).toBeVisible();
    expect(keptAddress()).toBeNull();
  });

  it('says what the server says of a position', async () => {
    stubGeolocation({ latitude: 37.507, longitude: 127.053 });
    const page = openPage({ 'GET /area/reverse': refuse('VALIDATION', { svMessage: '[A-1] 바다 위예요.' }) });
    await page.user.click(await locate());
    expect(await screen.findByText('바다 위예요.')).toBeVisible();
  });

  it('keeps no neighbourhood that we do not serve', async () => {
    stubGeolocation({ latitude: 36.33, longitude: 127.45 });
    const page = openPage({ 'GET /area/reverse': buildArea({ label: '대전 동구 삼성동', inService: false }) });
    await page.user.click(await locate());
    expect(await screen.findByText('대전 동구 삼성동: 아직 서비스하지 않는 지역이에요')).toBeVisible();
    expect(keptAddress()).toBeNull();
  });

  it('leads a member to the page for members', async () => {
    const page = openPage({}, 'member');
    await waitFor(() => expect(page.path()).toBe('/service/update/address?returnUrl=%2Flaundry%2Flist%3Fsort%3DUsing'));
  });
});
