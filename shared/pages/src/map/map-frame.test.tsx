import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { MapFrame } from './map-frame';

let failures = 0;
const mockRemove = jest.fn();
const mockOpen = jest.fn(() => ({ moveTo: jest.fn(), zoomBy: jest.fn(), place: jest.fn(), remove: mockRemove }));

jest.mock('./leaflet-map', () => {
  if (failures > 0) {
    failures -= 1;
    throw new Error('Loading chunk failed');
  }
  return { openLeafletMap: mockOpen };
});

const openFrame = () =>
  renderPage(
    [
      {
        path: '/',
        element: <MapFrame label="지도" centre={{ latitude: 37.5, longitude: 127 }} zoom={14} things={[]} />,
      },
    ],
    { url: '/' },
  );

describe('a map', () => {
  it('whose code did not come says so, and comes when it is tried again', async () => {
    failures = 1;
    const { user } = openFrame();
    expect(await screen.findByRole('alert')).toHaveTextContent('지도를 불러오지 못했어요');
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(mockOpen).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what it was made of, and goes with its page', async () => {
    const { unmount } = openFrame();
    expect(screen.getByText('행정구역 경계: 국토교통부 공공데이터')).toBeVisible();
    await waitFor(() => expect(mockOpen).toHaveBeenCalled());
    mockRemove.mockClear();
    unmount();
    expect(mockRemove).toHaveBeenCalledTimes(1);
  });
});
