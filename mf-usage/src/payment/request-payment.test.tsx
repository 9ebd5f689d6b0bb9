import { endpoints, type CardWindowEnd, type RequestDetail } from '@dongne/contract';
import { fakeWindows } from '@dongne/pages/testing';
import { queryOf, runtime } from '@dongne/platform';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import {
  buildCard,
  buildOffer,
  buildPaid,
  buildPayment,
  buildPricedRequest,
  buildRefund,
  buildRequest,
  buildUnpaid,
} from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-05T12:00:00+09:00');

const withPayment = (payment: RequestDetail['payment'], part: Partial<RequestDetail> = {}) =>
  buildRequest({ originalStatus: 'Processing', payment, totalWon: payment.amountWon, ...part });

const open = (request: RequestDetail | (() => RequestDetail), api: FakeApi = {}, url = '/usage/detail?id=31') =>
  renderPage(routes, {
    session: 'member',
    url,
    api: { 'GET /request/delivery/detail/31': request, 'GET /pay/card': buildCard(), ...api },
  });

const payment = async () => within(await screen.findByRole('region', { name: '결제' }));
const posts = ({ calls }: ReturnType<typeof open>) => calls.filter(({ method }) => method === 'POST');
const issued = buildPayment({ status: 'Issued', amountWon: 11_000, canPay: true });

describe('RequestPayment', () => {
  it('is hidden before an approval', async () => {
    open(buildRequest());
    expect((await payment()).getByText('금액을 승인하기 전에는 결제되지 않아요.')).toBeVisible();
  });

  it('announces the automatic charge and shows its result after a change event', async () => {
    let current = withPayment(issued);
    open(() => current);
    expect(await screen.findByText('곧 국민카드 1234로 결제돼요')).toBeVisible();
    current = withPayment(buildPaid());
    await act(() => runtime().queryClient.invalidateQueries(queryOf(endpoints.requestDetail, { id: 31 })));
    expect(await (await payment()).findByText('결제 완료')).toBeVisible();
  });

  it('asks for a card when none is registered', async () => {
    open(withPayment(issued), { 'GET /pay/card': null });
    expect(await screen.findByRole('link', { name: '카드 등록하기' })).toHaveAttribute(
      'href',
      '/mypage/payment/card?path=%2Fusage%2Fdetail%3Fid%3D31',
    );
  });

  it('announces the charge with the washing when it was agreed in advance', async () => {
    const approval = { at: '2037-03-05T01:00:00Z', by: 'advance', totalWon: 11_000, declinedItemIds: [] } as const;
    const offer = buildOffer({ approval: { ...approval, declinedItemIds: [] } });
    open(buildPricedRequest(offer, { payment: issued, allowedActions: ['takeBack', 'call'] }));
    expect(await screen.findByText('세탁을 시작할 때 국민카드 1234로 결제돼요.')).toBeVisible();
    expect(screen.queryByText(/^곧 /)).not.toBeInTheDocument();
  });

  it('shows no card for members who do not pay by card', async () => {
    const page = open(withPayment(issued), {
      'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions: ['cardPayment'] }],
    });
    expect((await payment()).getByText('결제 대기')).toBeVisible();
    expect(screen.queryByText(/카드/)).not.toBeInTheDocument();
    expect(page.calls.filter(({ path }) => path === '/pay/card')).toEqual([]);
  });

  it.each([issued, buildUnpaid()])('offers nothing while a provider has not answered ($status)', async (unanswered) => {
    open(withPayment({ ...unanswered, isBeingPaid: true, canPay: false }));
    expect(await screen.findByText('결제를 확인하고 있어요')).toBeVisible();
    expect((await payment()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows card, time and tax of a payment', async () => {
    open(withPayment(buildPaid()));
    const texts = (await payment()).getAllByRole('definition').map(({ textContent }) => textContent);
    expect(texts).toEqual(['결제 완료', '11,000원', '국민카드 1234', '3월 5일 (목) 12:00', '10,000원', '1,000원']);
  });

  it('lists every refund with its reason and status', async () => {
    const status = 'PartiallyRefunded';
    const refunds = [buildRefund(), buildRefund({ amountWon: 500, state: 'onItsWay' })];
    open(withPayment(buildPaid({ status, refundedWon: 3_000, refunds })));
    expect((await payment()).getByText('일부 환불')).toBeVisible();
    const [first, second] = within(screen.getByRole('list', { name: '환불 내역' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('환불 완료3,000원단추가 떨어졌어요3월 5일 (목) 12:30');
    expect(second).toHaveTextContent('환불 진행 중500원');
  });

  it('shows the items and points of a refund', async () => {
    const items = [
      { id: 1, name: '흰 셔츠' },
      { id: 2, name: '바지' },
    ];
    const refunds = [
      buildRefund({ items }),
      buildRefund({ amountWon: 500, points: 1_000, items: items.slice(1) }),
      buildRefund({ amountWon: 0, points: 1_000, items: items.slice(0, 1) }),
    ];
    open(withPayment(buildPaid({ status: 'PartiallyRefunded', refundedWon: 3_500, refunds })));
    const texts = within(await screen.findByRole('list', { name: '환불 내역' })).getAllByRole('listitem');
    expect(texts[0]).toHaveTextContent('환불 완료3,000원환불 품목: 흰 셔츠, 바지단추가');
    expect(texts[1]).toHaveTextContent('환불 완료500원 · 1,000P환불 품목: 바지');
    expect(texts[2]).toHaveTextContent('환불 완료1,000P환불 품목: 흰 셔츠');
  });

  it('does not say paid when everything was refunded', async () => {
    const tax = { supplyWon: 0, vatWon: 0 };
    open(withPayment(buildPaid({ status: 'Refunded', refundedWon: 11_000, tax })));
    expect((await payment()).getByText('환불 완료')).toBeVisible();
    expect(screen.queryByText('공급가액')).not.toBeInTheDocument();
  });
});

describe('unpaid request', () => {
  it('shows the reason and the next try, and pays once on repeated clicks', async () => {
    let current = withPayment(buildUnpaid());
    let answer: (request: RequestDetail) => void = () => undefined;
    const page = open(() => current, {
      'POST /request/delivery/31/pay': () => new Promise<RequestDetail>((resolve) => (answer = resolve)),
    });
    const region = await payment();
    expect(await region.findByText('카드 한도를 초과했어요.')).toBeVisible();
    expect(region.getByText(/^3월 5일 \(목\) 15:00에 등록된 카드로 다시 결제해 볼게요\./)).toBeVisible();
    await page.user.dblClick(await region.findByRole('button', { name: '등록된 카드로 결제하기' }));
    current = withPayment(buildPaid());
    answer(current);
    expect(await screen.findByText('결제했어요')).toBeVisible();
    expect((await payment()).getByText('결제 완료')).toBeVisible();
    expect(posts(page)).toHaveLength(1);
  });

  it('stays at the top when paid while the page is open', async () => {
    let current = withPayment(buildUnpaid());
    const page = open(() => current, { 'POST /request/delivery/31/pay': () => (current = withPayment(buildPaid())) });
    const first = () => screen.getAllByRole('region')[0];
    await page.user.click(await screen.findByRole('button', { name: '등록된 카드로 결제하기' }));
    expect(await screen.findByText('결제 완료')).toBeVisible();
    expect(first()).toBe(screen.getByRole('region', { name: '결제' }));
  });

  it('is below the items when paid before the page is opened', async () => {
    open(withPayment(buildPaid()));
    await payment();
    expect(screen.getAllByRole('region')[0]).not.toBe(screen.getByRole('region', { name: '결제' }));
  });

  it('retries vouchers for a voucher user and shows no card', async () => {
    const svMessage = '바우처 잔액이 부족해요.';
    const page = open(withPayment(buildUnpaid({ failMessage: null, nextTryAt: null })), {
      'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions: ['cardPayment'] }],
      'GET /myPage/voucher': { balanceWon: 4_000, items: [], nextCursor: null },
      'POST /request/delivery/31/pay': refuse('PAYMENT_REFUSED', { svMessage }),
    });
    expect(await screen.findByText('바우처 잔액 4,000원')).toBeVisible();
    expect(screen.queryByText(/카드|새로 신청할 수 없어요/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '다시 결제하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`이번에도 바우처로 결제하지 못했어요${svMessage}`);
  });

  it('shows the reason when the card is refused again', async () => {
    const svMessage = '분실 신고된 카드예요.';
    const page = open(withPayment(buildUnpaid()), {
      'POST /request/delivery/31/pay': refuse('PAYMENT_REFUSED', { svMessage }),
    });
    await page.user.click(await screen.findByRole('button', { name: '등록된 카드로 결제하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`이번에도 11,000원을 결제하지 못했어요${svMessage}`);
    expect(screen.getByRole('link', { name: '카드 변경하기' })).toBeVisible();
  });

  it.each([
    ['no network', () => Promise.reject(new Error('The connection was lost'))],
    ['a gateway in trouble', () => refuse('UNAVAILABLE')],
  ])(
    'claims nothing while an answer is lost (%s), and shows what is true as soon as it is read',
    async (_how, lose) => {
      let current: RequestDetail | undefined = withPayment(buildUnpaid());
      const page = open(buildRequest(), {
        'GET /request/delivery/detail/31': () => current ?? Promise.reject(new Error('Offline')),
        'POST /request/delivery/31/pay': () => {
          current = undefined;
          return lose();
        },
      });
      const button = await screen.findByRole('button', { name: '등록된 카드로 결제하기' });
      await page.user.click(button);
      expect(await screen.findByText('결제 결과를 아직 확인하지 못했어요. 확인하고 있어요.')).toBeVisible();
      expect(screen.queryByText(/결제하지 못했어요|다시 결제해 볼게요/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: '다른 카드로 결제하기' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: '카드 변경하기' })).not.toBeInTheDocument();
      expect(button).not.toHaveAttribute('aria-busy', 'true');
      current = withPayment(buildPaid());
      act(() => onlineManager.setOnline(false));
      act(() => onlineManager.setOnline(true));
      expect(await screen.findByText('결제했어요')).toBeVisible();
      expect(await (await payment()).findByText('결제 완료')).toBeVisible();
    },
  );

  it('says not paid when a read after a lost response shows it', async () => {
    const page = open(withPayment(buildUnpaid()), { 'POST /request/delivery/31/pay': refuse('UNAVAILABLE') });
    await page.user.click(await screen.findByRole('button', { name: '등록된 카드로 결제하기' }));
    await waitFor(() => expect(posts(page)).toHaveLength(1));
    expect(await screen.findByText('카드 한도를 초과했어요.')).toBeVisible();
    expect(screen.getByRole('button', { name: '다른 카드로 결제하기' })).toBeVisible();
    expect(screen.queryByText(/이번에도/)).not.toBeInTheDocument();
  });

  it('says what is blocked once overdue', async () => {
    open(withPayment(buildUnpaid({ status: 'Overdue', nextTryAt: null })));
    expect((await payment()).getByText('미납')).toBeVisible();
    expect(screen.getByText('결제하시기 전에는 새로 신청할 수 없어요.')).toBeVisible();
  });

  it('links to card registration when no card is registered', async () => {
    open(withPayment(buildUnpaid()), { 'GET /pay/card': null });
    expect(await screen.findByRole('link', { name: '카드 등록하기' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '등록된 카드로 결제하기' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '이번만 카드로 결제하기' })).toBeVisible();
  });

  it('can be paid when the card fails to load', async () => {
    open(withPayment(buildUnpaid()), { 'GET /pay/card': refuse('VALIDATION') });
    expect(await screen.findByRole('button', { name: '등록된 카드로 결제하기' })).toBeVisible();
  });
});

describe('payment by another card', () => {
  const SID = '01'.repeat(20);
  let windows: ReturnType<typeof fakeWindows>;
  let end: CardWindowEnd;
  beforeEach(() => {
    windows = fakeWindows();
    end = { state: 'pending', message: null };
  });
  const WINDOW: FakeApi = {
    'GET /pay/card/session/0101010101010101010101010101010101010101': () => end,
  };
  const choose = async ({ user }: ReturnType<typeof open>, name: string) => {
    await user.click(await screen.findByRole('button', { name: '다른 카드로 결제하기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  };

  it('opens the provider’s window and shows the request’s new state', async () => {
    let current = withPayment(buildUnpaid());
    const page = open(() => current, WINDOW);
    await choose(page, 'NICEPAY로 결제하기');
    expect(windows.paths).toEqual([`/nicepay/nicePayPopup?sid=${SID}&application=31`]);
    expect(await screen.findByText(/^NICEPAY 창에서 결제를 진행해 주세요\./)).toBeVisible();
    end = { state: 'done', message: null };
    current = withPayment(buildPaid());
    windows.closeLast();
    expect(await screen.findByText('결제 완료')).toBeVisible();
  });

  it('says why a window was refused', async () => {
    const page = open(withPayment(buildUnpaid()), WINDOW);
    end = { state: 'refused', message: '비밀번호가 달라요.' };
    await choose(page, 'KG이니시스로 결제하기');
    windows.closeLast();
    expect(await screen.findByText('비밀번호가 달라요.')).toBeVisible();
    expect(posts(page)).toEqual([]);
  });

  it('navigates in the same tab when the browser blocks the window', async () => {
    windows.block();
    const page = open(withPayment(buildUnpaid()), WINDOW);
    await choose(page, 'KG이니시스로 결제하기');
    await waitFor(() => expect(page.path()).toBe(`/inicis/inicisPayPopup?sid=${SID}&redirect=1&application=31`));
  });
});
