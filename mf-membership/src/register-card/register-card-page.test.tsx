import type { CardWindowEnd } from '@dongne/contract';
import { fakeWindows } from '@dongne/pages/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildCard } from '../testing/build-card';

type Answer = CardWindowEnd | ReturnType<typeof refuse<'NOT_FOUND'>>;

let windows: ReturnType<typeof fakeWindows>;
/** Server state of a window. */
let end: Answer;
beforeEach(() => {
  windows = fakeWindows();
  end = { state: 'pending', message: null };
});
afterEach(() => jest.restoreAllMocks());

const [FIRST, SECOND] = ['01'.repeat(20), '02'.repeat(20)];
const PENDING: CardWindowEnd = { state: 'pending', message: null };

const open = (url = '/mypage/payment/card', api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url,
    api: {
      'GET /pay/card': null,
      'GET /pay/card/session/0101010101010101010101010101010101010101': () => end,
      'GET /pay/card/session/0202020202020202020202020202020202020202': () => PENDING,
      ...api,
    },
  });
type Page = ReturnType<typeof open>;

const press = async (page: Page, name = 'KG이니시스에서 등록하기') =>
  page.user.click(await screen.findByRole('button', { name }));

/** Simulates a message of the window or another origin. */
const receiveMessage = async (data: unknown, origin = window.location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })));

const asked = ({ calls }: Page) => calls.filter(({ path }) => path.includes('/session/'));

describe('RegisterCardPage', () => {
  it('opens the chosen provider’s window on the click with a random name', async () => {
    const page = open();
    await press(page);
    expect(windows.paths).toEqual([`/inicis/inicisPopup?sid=${FIRST}`]);
    expect(await screen.findByText('KG이니시스 창에서 카드를 등록해 주세요')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: 'NICEPAY' }));
    await press(page, 'NICEPAY에서 등록하기');
    expect(windows.paths[1]).toBe(`/nicepay/nicePopup?sid=${SECOND}`);
    expect(screen.getByText('KG이니시스 창에서 카드를 등록해 주세요')).toBeVisible();
    expect(screen.getByText('NICEPAY 창에서 카드를 등록해 주세요')).toBeVisible();
  });

  it('asks the server when the window reports its end and trusts only the server', async () => {
    const page = open();
    await press(page);
    await receiveMessage({ type: 'card-result', provider: 'INICIS', sid: FIRST, ok: true });
    expect(await screen.findByText('KG이니시스 등록 결과 확인 중이에요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/mypage/payment/card'));
    end = { state: 'done', message: null };
    await receiveMessage({ type: 'card-result', provider: 'INICIS', sid: FIRST, ok: false });
    expect(await screen.findByText('카드를 등록했어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/mypage/payment'));
  });

  it.each([
    ['from another place', { type: 'card-result', sid: FIRST }, 'https://evil.example'],
    ['about another window', { type: 'card-result', sid: SECOND }, undefined],
    ['about something else', { type: 'other', sid: FIRST }, undefined],
    ['that is no message', null, undefined],
  ])('ignores a message %s', async (_name, data, origin) => {
    const page = open();
    await press(page);
    await receiveMessage(data, origin);
    expect(asked(page)).toEqual([]);
  });

  it('polls after the window is closed until a result exists', async () => {
    const page = open();
    await press(page);
    windows.closeLast();
    expect(await screen.findByText('창이 닫혔어요. 등록되지 않았어요.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'KG이니시스 창 다시 열기' })).toBeEnabled();
    end = { state: 'done', message: null };
    expect(await screen.findByText('카드를 등록했어요')).toBeVisible();
    expect(asked(page).length).toBeGreaterThan(1);
  });

  it.each([
    ['refused', '한도초과', 'KG이니시스에서 등록하지 못했어요'],
    ['unknown', '결제사의 답을 받지 못했어요.', 'KG이니시스의 답을 받지 못했어요'],
  ] as const)('shows why a window is %s and opens another one', async (state, message, title) => {
    end = { state, message };
    const page = open();
    await press(page);
    windows.closeLast();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await press(page, 'KG이니시스 창 다시 열기');
    expect(windows.paths[1]).toBe(`/inicis/inicisPopup?sid=${SECOND}`);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('shows that a window was closed before it began', async () => {
    end = refuse('NOT_FOUND');
    const page = open();
    await press(page);
    windows.closeLast();
    expect(await screen.findByText('창이 닫혔어요. 등록되지 않았어요.')).toBeVisible();
  });

  it('polls on while the server is unreachable', async () => {
    let isDown = true;
    const page = open('/mypage/payment/card', {
      'GET /pay/card/session/0101010101010101010101010101010101010101': () =>
        isDown ? refuse('VALIDATION') : { state: 'done', message: null },
    });
    await press(page);
    windows.closeLast();
    expect(await screen.findByText('연결이 고르지 않아요')).toBeVisible();
    isDown = false;
    expect(await screen.findByText('카드를 등록했어요')).toBeVisible();
  });

  it('names the card that a new one replaces', async () => {
    open('/mypage/payment/card', { 'GET /pay/card': buildCard() });
    expect(await screen.findByText('새 카드를 등록하면 지금 쓰는 카드(롯데카드 1234)는 지워져요.')).toBeVisible();
  });

  it.each([
    ['a path of the app', '/membership', '/membership'],
    ['another site', 'https://evil.example/', '/'],
    ['another site without a protocol', '//evil.example', '/'],
  ])('continues to the previous page, which is %s', async (_name, path, expected) => {
    end = { state: 'done', message: null };
    const page = open(`/mypage/payment/card?path=${encodeURIComponent(path)}`);
    await press(page);
    windows.closeLast();
    expect(await screen.findByText('카드를 등록했어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe(expected));
  });
});

describe('RegisterCardPage: in the same tab', () => {
  it('navigates in the same tab when the browser blocks the window', async () => {
    windows.block();
    const page = open('/mypage/payment/card?path=/membership');
    await press(page);
    expect(page.path()).toBe(`/inicis/inicisPopup?sid=${FIRST}&redirect=1`);
  });

  it('opens no window in the native app', async () => {
    const page = open();
    await screen.findByRole('button', { name: 'KG이니시스에서 등록하기' });
    document.cookie = 'fcmtoken=a-phone; path=/';
    await press(page);
    expect(windows.paths).toEqual([]);
    expect(page.path()).toBe(`/inicis/inicisPopup?sid=${FIRST}&redirect=1`);
  });

  it('resolves the window on return and continues to the target', async () => {
    windows.block();
    end = { state: 'done', message: null };
    await press(open('/mypage/payment/card?path=/membership'));
    const page = open(`/mypage/payment/card?sid=${FIRST}`);
    expect(await screen.findByText('카드를 등록했어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/membership'));
  });

  it('stays for a retry with the chosen provider when the card was refused', async () => {
    windows.block();
    end = { state: 'refused', message: '유효기간 오류' };
    const first = open();
    await first.user.click(await screen.findByRole('radio', { name: 'NICEPAY' }));
    await press(first, 'NICEPAY에서 등록하기');
    first.unmount();
    open(`/mypage/payment/card?sid=${FIRST}`);
    expect(await screen.findByText('NICEPAY에서 등록하지 못했어요')).toBeVisible();
    expect(screen.getByText('유효기간 오류')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'NICEPAY' })).toBeChecked();
  });
});
