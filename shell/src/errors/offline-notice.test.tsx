import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice';

const NOTICE = '인터넷 연결을 확인해 주세요';

const become = (event: 'online' | 'offline'): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
};

describe('offline notice', () => {
  it('appears while there is no connection and disappears afterwards', () => {
    renderPage([{ path: '*', element: <OfflineNotice hasBar={false} /> }], { url: '/' });
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    become('offline');
    expect(screen.getByText(NOTICE)).toBeVisible();
    become('online');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
