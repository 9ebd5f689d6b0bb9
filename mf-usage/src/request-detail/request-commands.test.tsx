import type { RequestDetail } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildPricedRequest, buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-03T20:00:00+09:00');

/** Opens a request on a fake server; the response of a command becomes its state. */
const openDetail = (first: RequestDetail, commands: (moveTo: (next: RequestDetail) => RequestDetail) => FakeApi) => {
  let current = first;
  const moveTo = (next: RequestDetail) => (current = next);
  const page = renderPage(routes, {
    session: 'member',
    url: '/usage/detail?id=31',
    api: {
      'GET /request/delivery/detail/31': () => current,
      ...commands(moveTo),
    },
  });
  return { ...page, sent: () => page.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

describe('cancelling a request', () => {
  it('asks for a reason, cancels and shows the new status', async () => {
    const { user, sent } = openDetail(buildRequest(), (moveTo) => ({
      'POST /request/delivery/31/cancel': () => moveTo(buildRequest({ originalStatus: 'Cancelled' })),
    }));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    const sheet = within(screen.getByRole('dialog', { name: '신청을 취소할까요?' }));
    await user.click(sheet.getByRole('radio', { name: '잘못 신청했어요' }));
    await user.click(sheet.getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByRole('heading', { level: 2, name: '신청 취소' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([{ reason: '잘못 신청했어요' }]);
  });

  it('does nothing when dismissed', async () => {
    const { user, sent } = openDetail(buildRequest(), () => ({}));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    await user.click(screen.getByRole('button', { name: '그대로 두기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('leaves the sheet open with its reason while the service is unreachable', async () => {
    const { user, sent } = openDetail(buildRequest(), () => ({
      'POST /request/delivery/31/cancel': refuse('UNAVAILABLE'),
    }));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    const sheet = within(screen.getByRole('dialog', { name: '신청을 취소할까요?' }));
    await user.click(sheet.getByRole('radio', { name: '잘못 신청했어요' }));
    await user.click(sheet.getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: '신청 취소' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(sheet.getByRole('radio', { name: '잘못 신청했어요' })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: '신청 취소' }));
    await waitFor(() => expect(sent()).toEqual(Array(2).fill({ reason: '잘못 신청했어요' })));
  });

  it('shows the cancellation although its response was lost', async () => {
    const { user } = openDetail(buildRequest(), (moveTo) => ({
      'POST /request/delivery/31/cancel': () => {
        moveTo(buildRequest({ originalStatus: 'Cancelled' }));
        return refuse('UNAVAILABLE');
      },
    }));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByText('신청을 취소했어요')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that it is too late and refetches the request', async () => {
    const { user, calls } = openDetail(buildRequest(), () => ({
      'POST /request/delivery/31/cancel': refuse('INVALID_TRANSITION'),
    }));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 할 수 없는 요청이에요.');
    const reads = () => calls.filter(({ path }) => path.startsWith('/request/delivery/detail/'));
    await waitFor(() => expect(reads()).toHaveLength(2));
  });
});

describe('open price', () => {
  it('links to the approval page', async () => {
    const { user, path } = openDetail(buildPricedRequest(), () => ({}));
    await user.click(await screen.findByRole('button', { name: /금액 확인하고 진행/ }));
    expect(path()).toBe('/usage/approve?id=31');
  });
});

describe('confirming a delivery', () => {
  it('asks for confirmation and completes', async () => {
    const { user, sent } = openDetail(buildRequest({ originalStatus: 'Delivered' }), (moveTo) => ({
      'POST /request/delivery/31/confirm': () => moveTo(buildRequest({ originalStatus: 'Completed' })),
    }));
    await user.click(await screen.findByRole('button', { name: '수령 확인' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '모두 받았어요' }));
    expect(await screen.findByRole('heading', { level: 2, name: '이용 완료' })).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });
});
