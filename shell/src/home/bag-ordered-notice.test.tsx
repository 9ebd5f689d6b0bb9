import { BAG_ORDERED } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { buildMain, buildShopGroups } from '../testing/build-home';
import { HomePage } from './home-page';

const NOTICE = '신청이 완료되었어요. 영업일 기준 5일 이내에 배송돼요';

const comeHome = async (state: unknown) => {
  const { user } = renderPage(
    [
      { path: '/', element: <HomePage /> },
      {
        path: '/form',
        element: (
          <Link to="/" state={state}>
            신청
          </Link>
        ),
      },
    ],
    {
      url: '/form',
      api: { 'GET /main': buildMain(), 'GET /event': { items: [] }, 'GET /laundry/list/group': buildShopGroups() },
    },
  );
  await user.click(screen.getByRole('link', { name: '신청' }));
};

describe('notice of a collection bag order on Home', () => {
  afterEach(() => jest.useRealTimers());

  it('is shown for 4 s', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await comeHome(BAG_ORDERED);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it.each([[null], [{ homeNotice: 'other' }], ['bagOrdered']])('is not shown for the state %j', async (state) => {
    await comeHome(state);
    expect(screen.getByRole('link', { name: '주변 세탁소 찾기' })).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
