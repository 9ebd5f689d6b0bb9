import { saveOpened } from '@dongne/pages';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

const SID = 'a'.repeat(40);

let sent: Record<string, string>[];
beforeEach(() => {
  sent = [];
  saveOpened(SID);
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]): [string, string] => [name, String(value)]);
    sent.push({ action: this.getAttribute('action') ?? '', ...Object.fromEntries(fields) });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'opener');
});

/** Simulates a window opened by the app. */
const haveOpener = () => Object.defineProperty(window, 'opener', { configurable: true, value: window.parent });

const form = (action: string) => ({ sid: SID, action, fields: { oid: 'R1', merchantData: SID } });
const READY: FakeApi = {
  'POST /pay/card/inicis/ready': form('/sandbox/inicis/stdpay'),
  'POST /pay/card/nicepay/ready': form('/sandbox/nicepay/card-form'),
};
const open = (url: string, api: FakeApi = READY) => renderPage(routes, { session: 'member', url, api });

describe('PopupWindowPage', () => {
  it.each([
    ['/inicis/inicisPopup', '/pay/card/inicis/ready', '/sandbox/inicis/stdpay'],
    ['/nicepay/nicePopup', '/pay/card/nicepay/ready', '/sandbox/nicepay/card-form'],
  ])('%s requests its provider’s form once and submits it unchanged', async (path, call, action) => {
    haveOpener();
    const page = open(`${path}?sid=${SID}`);
    await waitFor(() => expect(sent).toEqual([{ action, oid: 'R1', merchantData: SID }]));
    expect(page.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: call, body: { sid: SID, device: 'pc', isRedirect: false } },
    ]);
  });

  it.each([
    ['nobody has opened it', '', () => undefined],
    ['it was led here', '&redirect=1', haveOpener],
  ])('says that it stands in the app’s own tab when %s', async (_name, more, before) => {
    before();
    const page = open(`/nicepay/nicePopup?sid=${SID}${more}`);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ isRedirect: true });
  });

  it('opens a touch version of the window', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: true,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const page = open(`/inicis/inicisPopup?sid=${SID}`);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ device: 'mobile' });
  });

  it('shows the server’s error and retries', async () => {
    let isDown = true;
    const svMessage = '지금은 이 결제사에 카드를 등록할 수 없어요.';
    const page = open(`/inicis/inicisPopup?sid=${SID}`, {
      'POST /pay/card/inicis/ready': () => (isDown ? refuse('PARTNER_RESTRICTED', { svMessage }) : form('/go')),
    });
    expect(await screen.findByText(svMessage)).toBeVisible();
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('returns to card registration when it fails in the app’s own tab', async () => {
    const page = open(`/inicis/inicisPopup?sid=${SID}`, {
      'GET /pay/card': null,
      'POST /pay/card/inicis/ready': refuse('ALREADY_EXISTS'),
    });
    await page.user.click(await screen.findByRole('button', { name: '돌아가기' }));
    expect(page.path()).toBe('/mypage/payment/card');
  });

  it('submits no form twice and continues to the result on return', async () => {
    const first = open(`/inicis/inicisPopup?sid=${SID}`);
    await waitFor(() => expect(sent).toHaveLength(1));
    first.unmount();
    const page = open(`/inicis/inicisPopup?sid=${SID}`, {
      'GET /pay/card': null,
      'GET /pay/card/session/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa': { state: 'pending', message: null },
    });
    await waitFor(() => expect(page.path()).toBe(`/mypage/payment/card?sid=${SID}`));
    expect(sent).toHaveLength(1);
  });

  it('stays when it was opened next to the app and someone returns', async () => {
    haveOpener();
    const first = open(`/inicis/inicisPopup?sid=${SID}`);
    await waitFor(() => expect(sent).toHaveLength(1));
    first.unmount();
    open(`/inicis/inicisPopup?sid=${SID}`);
    expect(await screen.findByText('결제사 창에서 돌아왔어요')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('submits nothing for an unknown window id', async () => {
    const page = open(`/inicis/inicisPopup?sid=${'b'.repeat(40)}`);
    expect(await screen.findByText('열 수 없는 창이에요')).toBeVisible();
    expect(page.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each(['', '?sid=', '?sid=short', `?sid=${'a'.repeat(65)}`, `?sid=${'<'.repeat(40)}`])(
    'sends nothing for a name such as "%s", and leads on',
    async (query) => {
      const page = open(`/inicis/inicisPopup${query}`);
      expect(await screen.findByText('열 수 없는 창이에요')).toBeVisible();
      expect(screen.getByRole('link', { name: '결제수단으로 가기' })).toBeVisible();
      expect(page.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );

  it('submits nothing for a visitor', async () => {
    renderPage(routes, { url: `/nicepay/nicePopup?sid=${SID}`, api: READY });
    expect(await screen.findByText(/로그인이 끝났어요/)).toBeVisible();
  });

  it.each(['/inicis/inicisPayPopup', '/nicepay/nicePayPopup'])(
    '%s shows an error when there is nothing to pay',
    async (path) => {
      const page = open(`${path}?sid=${SID}&application=0x1f`);
      expect(await screen.findByText('이용 상세에서 다른 카드로 결제하기를 누르면 이 창이 열려요.')).toBeVisible();
      expect(page.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
});

describe('payment window', () => {
  it.each([
    ['/inicis/inicisPayPopup', '/request/delivery/31/pay/inicis/ready'],
    ['/nicepay/nicePayPopup', '/request/delivery/31/pay/nicepay/ready'],
  ] as const)('%s requests the form of that request and submits it', async (path, call) => {
    haveOpener();
    const page = open(`${path}?sid=${SID}&application=31`, {
      'POST /request/delivery/31/pay/inicis/ready': form('/sandbox/pay'),
      'POST /request/delivery/31/pay/nicepay/ready': form('/sandbox/pay'),
    });
    await waitFor(() => expect(sent).toEqual([{ action: '/sandbox/pay', oid: 'R1', merchantData: SID }]));
    expect(page.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: call, body: { sid: SID, device: 'pc', isRedirect: false } },
    ]);
  });

  it('returns to its request when it fails in the app’s own tab', async () => {
    const svMessage = '이미 결제된 금액이에요.';
    const page = open(`/nicepay/nicePayPopup?sid=${SID}&application=31&redirect=1`, {
      'POST /request/delivery/31/pay/nicepay/ready': refuse('INVALID_TRANSITION', { svMessage }),
    });
    expect(await screen.findByText(svMessage)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(page.path()).toBe('/usage/detail?id=31'));
  });
});
