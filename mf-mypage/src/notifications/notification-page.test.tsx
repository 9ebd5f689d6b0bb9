import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildNotification } from '../testing/builders';

const openNotifications = (items: readonly ReturnType<typeof buildNotification>[]) => {
  let unread: readonly number[] | 'all' = [];
  return renderPage(routes, {
    session: 'member',
    url: '/mypage/alarm',
    api: {
      'GET /notification': () => ({
        items: items.map((item) => ({ ...item, isRead: item.isRead || unread === 'all' || unread.includes(item.id) })),
        nextCursor: null,
      }),
      'PUT /notification/read': ({ body }) => {
        unread = body?.ids ?? 'all';
        return undefined;
      },
    },
  });
};

describe('NotificationPage', () => {
  it('opens the target of a notification and marks it as read', async () => {
    const { user, path, calls } = openNotifications([buildNotification()]);
    await user.click(await screen.findByRole('link', { name: /읽지 않음 수거 완료/ }));
    expect(path()).toBe('/usage/detail?id=7');
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [1] }));
  });

  it('marks all as read', async () => {
    const { user } = openNotifications([buildNotification(), buildNotification({ id: 2, title: '배송 완료' })]);
    await user.click(await screen.findByRole('button', { name: '모두 읽음으로 표시하기' }));
    await waitFor(() => expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '모두 읽음으로 표시하기' })).not.toBeInTheDocument();
  });

  it('groups the messages of a request and folds the earlier ones', async () => {
    const request = { id: 7, laundryName: '하얀 세탁소', collectionTime: '2026-11-23T04:00:00.000Z' };
    const { user, calls, path } = openNotifications([
      buildNotification({ id: 4, title: '금액 확인 대기', kind: 'price', request }),
      buildNotification({ id: 3, title: '쿠폰이 도착했어요', kind: 'benefit', path: '/mypage/coupon' }),
      buildNotification({ id: 2, title: '수거 완료', request }),
      buildNotification({ id: 1, title: '신청 완료', request, isRead: true }),
    ]);
    expect(
      await screen.findByRole('link', { name: /하얀 세탁소.· 11월 23일.\(월\) 수거.*금액 확인 대기/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /쿠폰이 도착했어요/ })).toBeVisible();
    expect(screen.getByText('수거 완료')).not.toBeVisible();
    expect(screen.getByText(/이전 알림 2개/)).toHaveTextContent('이전 알림 2개 · 1개 안 읽음');
    await user.click(screen.getByText(/이전 알림 2개/));
    expect(screen.getByText('신청 완료')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /읽지 않음 수거 완료/ }));
    expect(path()).toBe('/usage/detail?id=7');
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [2] }));
  });

  it('reads the earlier messages of a request with its newest', async () => {
    const request = { id: 7, laundryName: '하얀 세탁소' };
    const { user, calls } = openNotifications([
      buildNotification({ id: 4, title: '세탁 완료', request }),
      buildNotification({ id: 2, title: '수거 완료', request }),
      buildNotification({ id: 1, title: '신청 완료', request, isRead: true }),
    ]);
    await user.click(await screen.findByRole('link', { name: /세탁 완료/ }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [4, 2] }));
  });

  it('ignores paths outside the app', async () => {
    openNotifications([buildNotification({ path: '//evil.example' })]);
    expect(await screen.findByRole('link', { name: /수거 완료/ })).toHaveAttribute('href', '/');
  });

  it('groups by day and shows time and action', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T00:30:00+09:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
    openNotifications([
      buildNotification({ id: 3, kind: 'price', createdAt: '2026-11-21T00:10:00+09:00' }),
      buildNotification({ id: 4, path: '/usage/case?id=71', createdAt: '2026-11-21T00:05:00+09:00' }),
      buildNotification({ id: 2, createdAt: '2026-11-20T23:50:00+09:00' }),
      buildNotification({ id: 1, createdAt: '2026-11-18T10:00:00+09:00' }),
    ]);
    const today = await screen.findByRole('region', { name: '오늘' });
    const links = within(today).getAllByRole('link');
    expect(links[0]).toHaveTextContent('00:10금액 보기');
    expect(links[1]).toHaveTextContent('00:05접수 내역 보기');
    expect(within(screen.getByRole('region', { name: '어제' })).getByRole('link')).toHaveTextContent('23:50신청 보기');
    expect(screen.getByRole('region', { name: '11월 18일 (수)' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows an empty state', async () => {
    openNotifications([]);
    expect(await screen.findByText('아직 받은 알림이 없어요')).toBeInTheDocument();
  });
});
