import { buildArea } from '@dongne/contract/testing';
import { loadLocation, useAddress } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { DeviceLocation } from './device-location';

const AREA = buildArea({ label: '서울 강남구 삼성동', latitude: 37.51, longitude: 127.05 });

const Page = () => {
  const address = useAddress();
  return (
    <>
      <p>{(address.state === 'ready' ? address.value.label : undefined) ?? '주소 없음'}</p>
      <DeviceLocation />
    </>
  );
};

const getCurrentPosition = jest.fn((found: (position: object) => void) =>
  found({ coords: { latitude: 37.5145, longitude: 127.0565 } }),
);

const openPage = (permission: string | undefined) => {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  if (permission !== undefined) {
    const query = async () => ({ state: permission });
    Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
  }
  return renderPage([{ path: '/', element: <Page /> }], { url: '/', api: { 'GET /area/reverse': AREA } });
};

afterEach(() => {
  getCurrentPosition.mockClear();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
});

describe('location of the device', () => {
  it('is used for a visitor who has allowed it before', async () => {
    openPage('granted');
    expect(await screen.findByText('서울 강남구 삼성동')).toBeVisible();
  });

  it.each(['prompt', 'denied', undefined])('is not requested when the permission is %s', async (permission) => {
    openPage(permission);
    await act(async () => void (await loadLocation())); // waits as long as the request would take
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(screen.getByText('주소 없음')).toBeVisible();
  });
});
