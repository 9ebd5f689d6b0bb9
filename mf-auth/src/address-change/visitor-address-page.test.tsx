import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';

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

/** Fake geolocation with this response to `getCurrentPosition`. */
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

beforeEach(() => window.localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const locate = () => screen.findByRole('button', { name: '현재 위치로 찾기' });
const storedAddress = () => JSON.parse(cookie('nonMemberAddress') ?? 'null');

describe('VisitorAddressPage', () => {
  it('stores a neighbourhood found by name and goes back', async () => {
    const page = openPage();
    await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), '삼성동');
    await page.user.click(await screen.findByRole('option', { name: '서울 강남구 삼성동' }));
    expect(await screen.findByText('주소 변경이 완료되었어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/laundry/list?sort=Using'));
    expect(storedAddress()).toEqual({ label: '서울 강남구 삼성동', latitude: 37.5145, longitude: 127.0565 });
  });

  it('searches a pasted address without label and postcode', async () => {
    const page = openPage();
    await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), '주소: (06236) 삼성동');
    await screen.findByRole('option', { name: '서울 강남구 삼성동' });
    const searches = page.calls.filter(({ path }) => path === '/area').map(({ params }) => params);
    expect(searches).toEqual([{ q: '삼성동' }]);
  });

  it('offers recent neighbourhoods, newest first, which can be deleted', async () => {
    const names = ['삼성동', '역삼동', '대치동', '논현동', '도곡동', '개포동'];
    for (const name of names) {
      const label = `서울 강남구 ${name}`;
      const page = openPage({ 'GET /area': [buildArea({ label })] });
      await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), name);
      await page.user.click(await screen.findByRole('option', { name: label }));
      await waitFor(() => expect(page.path()).toMatch(/^\/laundry/));
      page.unmount();
    }
    const page = openPage();
    const recent = await screen.findByRole('region', { name: '최근 찾은 동네' });
    const labels = within(recent).getAllByRole('button', { name: /동$/ });
    expect(labels.map((each) => each.textContent)).toEqual(
      ['개포동', '도곡동', '논현동', '대치동', '역삼동'].map((name) => `서울 강남구 ${name}`),
    );
    await page.user.click(within(recent).getByRole('button', { name: '서울 강남구 개포동 지우기' }));
    expect(within(recent).queryByRole('button', { name: '서울 강남구 개포동' })).toBeNull();
    await page.user.click(within(recent).getByRole('button', { name: '서울 강남구 역삼동' }));
    await waitFor(() => expect(page.path()).toBe('/laundry/list?sort=Using'));
    expect(storedAddress()).toMatchObject({ label: '서울 강남구 역삼동' });
  });

  it.each(['{', '[{"label":1}]', '[{"label":"섬","latitude":1e9,"longitude":0}]', '"a"'])(
    'ignores invalid storage: %s',
    async (broken) => {
      window.localStorage.setItem('recentAreas', broken);
      openPage();
      await locate();
      expect(screen.queryByRole('region', { name: '최근 찾은 동네' })).toBeNull();
    },
  );

  it('uses the neighbourhood of the device', async () => {
    stubGeolocation({ latitude: 37.507, longitude: 127.053 });
    const page = openPage();
    await page.user.click(await locate());
    await waitFor(() => expect(page.path()).toBe('/laundry/list?sort=Using'));
    expect(page.calls.find(({ path }) => path.endsWith('/area/reverse'))?.params).toEqual({
      latitude: 37.507,
      longitude: 127.053,
    });
    expect(storedAddress()).toMatchObject({ label: '서울 강남구 삼성동' });
  });

  it('asks for a denied permission', async () => {
    stubGeolocation({ code: 1 });
    const page = openPage();
    await page.user.click(await locate());
    expect(await screen.findByText('위치 권한을 허용해 주세요')).toBeVisible();
    await waitFor(() => expect(page.path()).toMatch(/^\/service/));
  });

  it('says that the device has no position', async () => {
    stubGeolocation({ code: 3 });
    const page = openPage();
    await page.user.click(await locate());
    expect(await screen.findByText('위치 정보를 불러오지 못했어요')).toBeVisible();
  });

  it('says that the position has no name', async () => {
    stubGeolocation({ latitude: 37.507, longitude: 127.053 });
    const page = openPage({ 'GET /area/reverse': refuse('UNAVAILABLE') });
    await page.user.click(await locate());
    const said = await screen.findByText('위치 정보를 불러오지 못했어요');
    expect(said.closest('[data-above-modals]')).toBeVisible();
    expect(storedAddress()).toBeNull();
  });

  it('shows the server’s error about a position', async () => {
    stubGeolocation({ latitude: 37.507, longitude: 127.053 });
    const page = openPage({ 'GET /area/reverse': refuse('VALIDATION', { svMessage: '[A-1] 바다 위예요.' }) });
    await page.user.click(await locate());
    expect(await screen.findByText('바다 위예요.')).toBeVisible();
  });

  it('rejects a neighbourhood outside the served area', async () => {
    stubGeolocation({ latitude: 36.33, longitude: 127.45 });
    const page = openPage({ 'GET /area/reverse': buildArea({ label: '대전 동구 삼성동', inService: false }) });
    await page.user.click(await locate());
    expect(await screen.findByText('대전 동구 삼성동: 아직 서비스하지 않는 지역이에요')).toBeVisible();
    expect(storedAddress()).toBeNull();
  });

  it('redirects a member to the member page', async () => {
    const page = openPage({}, 'member');
    await waitFor(() => expect(page.path()).toBe('/service/update/address?returnUrl=%2Flaundry%2Flist%3Fsort%3DUsing'));
  });
});
