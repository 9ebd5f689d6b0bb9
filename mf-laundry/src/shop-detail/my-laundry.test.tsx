import { buildMyLaundryAnswer } from '@dongne/contract/testing';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildShopDetail, MEMBER_ADDRESS } from '../testing/builders';

const REGISTER = 'PUT /laundry/myLaundry/register';
const REMOVE = 'PUT /laundry/myLaundry/remove';

const openAsMember = (shop: Parameters<typeof buildShopDetail>[0], api: FakeApi) => {
  let isMyLaundry = shop?.isMyLaundry ?? false;
  return renderPage(routes, {
    session: 'member',
    url: '/laundry/1',
    api: {
      'GET /member/address': MEMBER_ADDRESS,
      'GET /laundry/detail/1': () => buildShopDetail({ ...shop, isMyLaundry }),
      [REGISTER]: () => {
        isMyLaundry = true;
        return buildMyLaundryAnswer();
      },
      [REMOVE]: () => {
        isMyLaundry = false;
        return buildMyLaundryAnswer();
      },
      ...api,
    },
  });
};

const writesOf = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path.split('/').at(-1), body]);

const answer = async (user: ReturnType<typeof renderPage>['user'], question: string, button: '확인' | '취소') => {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(question);
  await user.click(within(dialog).getByRole('button', { name: button }));
};

describe('MyLaundry', () => {
  it('is registered and released with one click each', async () => {
    const { user } = openAsMember({}, {});
    await user.click(await screen.findByRole('button', { name: '내 세탁소로 등록' }));
    expect(await screen.findByRole('status')).toHaveTextContent('내 세탁소로 등록했어요');

    await user.click(await screen.findByRole('button', { name: '내 세탁소 해제' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('내 세탁소를 해제했어요'));
    expect(await screen.findByRole('button', { name: '내 세탁소로 등록' })).toBeInTheDocument();
  });

  it('replaces the registered shop of its kind after a confirmation', async () => {
    const answers = inTurn(refuse('ALREADY_EXISTS'), buildMyLaundryAnswer());
    const { user, calls } = openAsMember({ division: 'DAILY' }, { [REGISTER]: answers });
    await user.click(await screen.findByRole('button', { name: '내 세탁소로 등록' }));
    await answer(user, '이미 등록된 세탁소가 있어요. 변경할까요?', '확인');
    expect(await screen.findByRole('status')).toHaveTextContent('내 세탁소를 변경했어요');
    expect(writesOf(calls)).toEqual([
      ['register', { laundryId: 1 }],
      ['register', { laundryId: 1, replace: true }],
    ]);
  });

  it('leaves the registered shop unchanged when the change fails', async () => {
    const answers = inTurn(refuse('ALREADY_EXISTS'), refuse('UNAVAILABLE'));
    const { user, calls } = openAsMember({}, { [REGISTER]: answers });
    await user.click(await screen.findByRole('button', { name: '내 세탁소로 등록' }));
    await answer(user, '이미 등록된 세탁소가 있어요. 변경할까요?', '확인');
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
    expect(screen.queryByText('내 세탁소를 변경했어요')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '내 세탁소로 등록' })).toBeEnabled();
    expect(writesOf(calls).map(([call]) => call)).not.toContain('remove');
  });

  it('shows the server’s state after a lost response', async () => {
    let isDone = false;
    const { user } = openAsMember(
      {},
      {
        'GET /laundry/detail/1': () => buildShopDetail({ isMyLaundry: isDone }),
        [REGISTER]: ({ body }) => {
          if (body.replace !== true) return refuse('ALREADY_EXISTS');
          isDone = true;
          return refuse('UNAVAILABLE');
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '내 세탁소로 등록' }));
    await answer(user, '이미 등록된 세탁소가 있어요. 변경할까요?', '확인');
    expect(await screen.findByRole('button', { name: '내 세탁소 해제' })).toBeInTheDocument();
  });

  it('leaves the registered shop unchanged when the change is cancelled', async () => {
    const { user, calls } = openAsMember({}, { [REGISTER]: refuse('ALREADY_EXISTS') });
    await user.click(await screen.findByRole('button', { name: '내 세탁소로 등록' }));
    await answer(user, '이미 등록된 세탁소가 있어요. 변경할까요?', '취소');
    expect(writesOf(calls)).toEqual([['register', { laundryId: 1 }]]);
  });

  it('asks for confirmation when the shop does not come to the customer', async () => {
    const question = '이 세탁소는 고객님 위치에 수거·배송을 지원하지 않아요. 내 세탁소로 등록할까요?';
    const { user, calls } = openAsMember({ coversMe: false }, {});
    const button = await screen.findByRole('button', { name: '내 세탁소로 등록' });
    await user.click(button);
    await answer(user, question, '취소');
    expect(writesOf(calls)).toEqual([]);

    await user.click(button);
    await answer(user, question, '확인');
    await waitFor(() => expect(writesOf(calls)).toEqual([['register', { laundryId: 1 }]]));
  });

  it('shows the server’s refusal', async () => {
    const { user } = openAsMember({}, { [REGISTER]: refuse('UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: '내 세탁소로 등록' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
    expect(screen.getByRole('button', { name: '내 세탁소로 등록' })).toBeInTheDocument();
  });

  it.each(['내 세탁소로 등록', '전화하기'])('sends a visitor who presses %s to login and back', async (name) => {
    const { user, path } = renderPage(routes, {
      url: '/laundry/1',
      api: { 'GET /laundry/detail/1': buildShopDetail() },
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(path()).toBe('/login?path=%2Flaundry%2F1');
  });

  it('shows an error when the phone number fails to load', async () => {
    const { user } = openAsMember({}, { 'GET /laundry/1/safetyNumber': refuse('UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: '전화하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
  });
});
