import { endpoints } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { refuseAs, renderPage } from '@dongne/platform/testing';
import { ErrorState } from '@dongne/ui';
import { screen } from '@testing-library/react';
import { AppBoundary } from '../frame/app-boundary';
import { bindRemoteReports } from '../health/remote-reports';
import { loadVersion } from '../remotes/load-version';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { buildRemote } from '../testing/build-registry';

jest.mock('../remotes/load-version');

const FALLBACK = { version: '0.9.0', entry: 'http://localhost:3002/old.js', integrity: undefined };

/** Page that trusts its response, as all pages do. */
const Page = () => {
  const unread = useRemote(endpoints.unreadNotifications);
  switch (unread.state) {
    case 'loading':
      return <p>불러오는 중</p>;
    case 'failed':
      return <ErrorState message="알림을 불러오지 못했어요" onRetry={unread.retry} />;
    case 'ready':
      return <h1>{`알림 ${unread.value.count.toFixed()}개`}</h1>;
  }
};

const remote = buildRemote({ version: '1.0.0-innocent', fallback: FALLBACK });

const PLACES = {
  'a remote': <RemoteOutlet remote={remote} />,
  'the shell': (
    <AppBoundary>
      <Page />
    </AppBoundary>
  ),
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
  jest
    .mocked(loadVersion)
    .mockReset()
    .mockResolvedValue({ routes: [{ path: '/', element: <Page /> }] });
});

describe.each(Object.entries(PLACES))('page of %s whose response lacks a key', (_where, element) => {
  it('shows a load error and recovers without blaming a version', async () => {
    const steps: string[] = [];
    let isRight = false;
    const { user } = renderPage([{ path: '*', element }], {
      url: '/',
      session: 'member',
      api: { 'GET /notification/count': () => (isRight ? { count: 3 } : refuseAs(200, { other: 3 })) },
    });
    bindRemoteReports(({ step }) => step !== 'registry-refused' && steps.push(step)); // the test has no registry
    expect(await screen.findByText('알림을 불러오지 못했어요')).toBeVisible();
    isRight = true;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '알림 3개' })).toBeVisible();
    expect(steps).toEqual([]);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('given-up:'))).toEqual([]);
  });
});
