import type { MainView } from '@dongne/contract';
import { buildMemberAddress, buildMyLaundryAnswer } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildMain, buildMyLaundry, buildShopGroups } from '../testing/build-home';
import { HomePage } from './home-page';

const REMOVE = 'PUT /laundry/myLaundry/remove';

const openHome = (main: Partial<MainView>, api: FakeApi = {}) =>
  renderPage([{ path: '/', element: <HomePage /> }], {
    url: '/',
    session: 'member',
    api: {
      'GET /main': buildMain(main),
      'GET /laundry/list/group': buildShopGroups(),
      'GET /member/partnerInfo': [],
      'GET /event': { items: [] },
      'GET /notification/count': { count: 0 },
      'GET /request/delivery/processing': [],
      'GET /member/address': buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1', address: '' }),
      ...api,
    },
  });

const answer = async (user: ReturnType<typeof renderPage>['user'], button: string) => {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('단골 세탁소 등록을 해제할까요?');
  await user.click(within(dialog).getByRole('button', { name: button }));
};

describe('my laundry on Home', () => {
  const myLaundry = buildMyLaundry({ id: 12, name: '단골 세탁소' });

  it('stands beside my daily laundry, each with its own order button', async () => {
    openHome({ myLaundry, myDailyLaundry: buildMyLaundry({ id: 13, name: '새옷 세탁소' }) });
    expect(await screen.findByText('새옷 세탁소')).toBeVisible();
    expect(screen.getByText('매일새옷')).toBeVisible();
    const links = screen.getAllByRole('link', { name: '수거 신청하기' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/applicate?laundryId=12',
      '/applicate?laundryId=13',
    ]);
  });

  it('is released after the customer confirms', async () => {
    let isReleased = false;
    const { user, calls } = openHome(
      {},
      {
        'GET /main': () => buildMain({ myLaundry: isReleased ? null : myLaundry }),
        [REMOVE]: () => {
          isReleased = true;
          return buildMyLaundryAnswer({ id: 12 });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '단골 세탁소 내 세탁소 해제' }));
    await answer(user, '해제');
    expect(await screen.findByText('내 세탁소를 해제했어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('단골 세탁소')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ laundryId: 12 }]);
  });

  it('stays registered when the customer cancels', async () => {
    const { user, calls } = openHome({ myLaundry });
    await user.click(await screen.findByRole('button', { name: '단골 세탁소 내 세탁소 해제' }));
    await answer(user, '취소');
    expect(screen.getByText('단골 세탁소')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('shows why it could not be released', async () => {
    const { user } = openHome({ myLaundry }, { [REMOVE]: refuse('UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: '단골 세탁소 내 세탁소 해제' }));
    await answer(user, '해제');
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
  });

  it("shows the server's state after a release whose response was lost", async () => {
    let isReleased = false;
    const { user } = openHome(
      {},
      {
        'GET /main': () => buildMain({ myLaundry: isReleased ? null : myLaundry }),
        [REMOVE]: () => {
          isReleased = true;
          return refuse('UNAVAILABLE');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '단골 세탁소 내 세탁소 해제' }));
    await answer(user, '해제');
    await waitFor(() => expect(screen.queryByText('단골 세탁소')).not.toBeInTheDocument());
  });

  it('shows when and why it pauses', async () => {
    const pause = { pauseStartDate: '2026-03-04', pauseEndDate: '2026-03-08', reasonForPause: '봄맞이 공사' };
    openHome({ myLaundry: { ...myLaundry, canNewRequest: 0, canPause: 1, ...pause } });
    expect(await screen.findByText('3월 4일 (수)부터 3월 8일 (일)까지 쉬어요')).toBeVisible();
    expect(screen.getByText('봄맞이 공사')).toBeVisible();
  });

  it.each([
    [
      'pauses, although it takes requests again afterwards',
      { canPause: 1, pauseEndDate: '2026-03-08' },
      /3월 8일 \(일\)까지 쉬어요/,
    ],
    ['takes no new requests', { canNewRequest: 0 }, /지금은 새 신청을 받지 않아요/],
    ['must be visited', { canDelivery: 0, useDeliveryAgency: 0 }, /직접 방문하는 세탁소예요/],
  ] as const)('links to other shops instead of a useless form while it %s', async (_why, state, said) => {
    const { user, path } = openHome({ myLaundry: { ...myLaundry, ...state } });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('link', { name: '수거 신청하기' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '다른 세탁소 보기' }));
    expect(path()).toBe('/laundry/list');
  });

  it('shows that it takes no new requests', async () => {
    openHome({ myLaundry: { ...myLaundry, canNewRequest: 0 } });
    expect(await screen.findByText('지금은 새 신청을 받지 않아요')).toBeVisible();
    expect(screen.queryByRole('link', { name: '수거 신청하기' })).not.toBeInTheDocument();
  });
});
