import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
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
  it('opens what a notification is about and marks it as read', async () => {
    const { user, path, calls } = openNotifications([buildNotification()]);
    await user.click(await screen.findByRole('link', { name: /읽지 않음 수거 완료/ }));
    expect(path()).toBe('/usage/detail?id=7');
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [1] }));
  });

  it('marks all of them as read', async () => {
    const { user } = openNotifications([buildNotification(), buildNotification({ id: 2, title: '배송 완료' })]);
    await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
    await waitFor(() => expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '모두 읽음' })).not.toBeInTheDocument();
  });

  it('follows no path that leads out of the app', async () => {
    openNotifications([buildNotification({ path: '//evil.example' })]);
    expect(await screen.findByRole('link', { name: /수거 완료/ })).toHaveAttribute('href', '/');
  });

  it('says that nothing has come yet', async () => {
    openNotifications([]);
    expect(await screen.findByText('아직 받은 알림이 없어요')).toBeInTheDocument();
  });
});
