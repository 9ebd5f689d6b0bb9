import { endpoints } from '@dongne/contract';
import { buildMemberAddress, buildShopGroups } from '@dongne/contract/testing';
import { useRemote } from '@dongne/platform';
import { renderPage, type FakeApi } from '@dongne/platform/testing';
import { Skeleton, SkeletonGroup } from '@dongne/ui';
import { act, screen } from '@testing-library/react';
import { RetryNotice } from './retry-notice';

const LINE = '연결이 원활하지 않아요. 다시 시도하고 있어요';

/** Retries as the app does: twice, after 1 s and 2 s. */
const RETRIES = { retry: 2 };

const Page = () => {
  const address = useRemote(endpoints.memberAddress, {}, RETRIES);
  const shops = useRemote(endpoints.shopList, {}, { ...RETRIES, enabled: address.state !== 'loading' });
  if (shops.state === 'failed') return <p>세탁소를 불러오지 못했어요</p>;
  if (shops.state === 'ready') return <p>세탁소</p>;
  return (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  );
};

const open = (api: FakeApi) => {
  const page = (
    <>
      <RetryNotice hasBar />
      <Page />
    </>
  );
  return renderPage([{ path: '/', element: page }], { url: '/', api });
};

const away = (): never => {
  throw new Error('no answer');
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('retry notice', () => {
  it.each([
    [endpoints.processingRequests, 'GET /request/delivery/processing'],
    [endpoints.unreadNotifications, 'GET /notification/count'],
  ] as const)('stays hidden for $path', async (endpoint, route) => {
    const Quiet = () => <p>{useRemote(endpoint, {}, RETRIES).state}</p>;
    const element = (
      <>
        <RetryNotice hasBar />
        <Quiet />
      </>
    );
    const { calls } = renderPage([{ path: '/', element }], { url: '/', api: { [route]: away } });
    await pass(2_500);
    expect(calls.length).toBeGreaterThan(1);
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('appears after 2 s of retrying and disappears on success', async () => {
    let isUp = false;
    open({
      'GET /member/address': () => (isUp ? buildMemberAddress() : away()),
      'GET /laundry/list/group': buildShopGroups(),
    });
    await pass(1_900);
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByText(LINE).closest('[role=status]')).toBeVisible();
    isUp = true;
    await pass(2_000);
    expect(screen.getByText('세탁소')).toBeVisible();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('stays while several reads retry one after another', async () => {
    const slowlyAway = () => new Promise<never>((_, reject) => setTimeout(reject, 300));
    open({ 'GET /member/address': away, 'GET /laundry/list/group': slowlyAway });
    await pass(2_100);
    for (let half = 0; half < 7; half += 1) {
      expect(screen.getByText(LINE)).toBeVisible();
      await pass(500);
    }
    await pass(2_000);
    expect(screen.getByText('세탁소를 불러오지 못했어요')).toBeVisible();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('stays hidden while a first response is only slow', async () => {
    open({ 'GET /member/address': () => new Promise<never>(() => undefined) });
    await pass(9_000);
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('stays hidden when the second attempt succeeds', async () => {
    let tries = 0;
    open({
      'GET /member/address': () => (tries++ === 0 ? away() : buildMemberAddress()),
      'GET /laundry/list/group': buildShopGroups(),
    });
    await pass(5_000);
    expect(screen.getByText('세탁소')).toBeVisible();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });
});
