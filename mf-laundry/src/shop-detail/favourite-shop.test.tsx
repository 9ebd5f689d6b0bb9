import { inTurn, refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildShopDetail, MEMBER_ADDRESS } from '../testing/builders';

const LIKE = 'PUT /laundry/1/favourite';

const openAsMember = (like?: FakeAnswer<typeof LIKE>) => {
  let isFavourite = false;
  return renderPage(routes, {
    session: 'member',
    url: '/laundry/1',
    api: {
      'GET /member/address': MEMBER_ADDRESS,
      'GET /laundry/detail/1': () => buildShopDetail({ isFavourite }),
      [LIKE]: like ?? (() => ({ isFavourite: (isFavourite = true) })),
      'DELETE /laundry/1/favourite': () => ({ isFavourite: (isFavourite = false) }),
    },
  });
};

describe('favourite shop', () => {
  it('is added and removed with one click each', async () => {
    const { user } = openAsMember();
    await user.click(await screen.findByRole('button', { name: '찜하기' }));
    expect(await screen.findByRole('status')).toHaveTextContent('찜한 세탁소에 담았어요');
    await user.click(await screen.findByRole('button', { name: '찜 해제' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('찜한 세탁소에서 뺐어요'));
    expect(await screen.findByRole('button', { name: '찜하기' })).toBeEnabled();
  });

  it('rolls back after a failure and can be retried', async () => {
    const { user } = openAsMember(inTurn(refuse('UNAVAILABLE'), { isFavourite: true }));
    await user.click(await screen.findByRole('button', { name: '찜하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
    expect(await screen.findByRole('button', { name: '찜하기' })).toBeEnabled();
  });

  it('sends a visitor to login and back', async () => {
    const { user, path } = renderPage([...routes, { path: '/login', element: null }], {
      url: '/laundry/1?tab=price',
      api: { 'GET /laundry/detail/1': buildShopDetail() },
    });
    await user.click(await screen.findByRole('button', { name: '찜하기' }));
    await waitFor(() => expect(path()).toMatch(/^\/login\?/));
    expect(decodeURIComponent(path())).toContain('/laundry/1?tab=price');
  });
});

describe('favourites in the list', () => {
  const openList = (session: 'member' | 'visitor') =>
    renderPage(routes, { session, url: '/laundry/list', api: { 'GET /member/address': MEMBER_ADDRESS } });

  it('filters by favourites', async () => {
    const { user, path, calls } = openList('member');
    await user.click(await screen.findByRole('button', { name: '찜' }));
    expect(path()).toBe('/laundry/list?isFavourite=1');
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ isFavourite: true }));
  });

  it('shows the filter to members only', async () => {
    openList('visitor');
    expect(await screen.findByRole('button', { name: '무료 배송' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '찜' })).toBeNull();
  });
});
