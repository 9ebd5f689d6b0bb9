import type { DeliveryBagOrder } from '@dongne/contract';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { routes } from '../routes';
import { MEMBER_ADDRESS } from '../testing/builders';

const ORDER = 'POST /deliveryBag';
const ORDERED = {
  id: 1,
  priceWon: 0,
  orderedAt: '2026-03-02T10:00:00+09:00',
  deliverBy: '2026-03-09',
  shippedAt: null,
  carrier: null,
  trackingNumber: null,
};
/** First bag, not ordered yet. */
const BAG = { priceWon: 0, openOrder: null, deliverBy: '2026-03-09', lastDeliveredAt: null };
const SECOND = { ...BAG, priceWon: 2_000 };

/** Home that shows its navigation state. */
const Home = () => <p>{`홈 ${JSON.stringify(useLocation().state)}`}</p>;

const openForm = (api: FakeApi = {}) =>
  renderPage([...routes, { path: '/', element: <Home /> }], {
    session: 'member',
    url: '/delivery-bag/apply',
    api: {
      'GET /member/address': { ...MEMBER_ADDRESS, entranceInfo: '종 1234' },
      'GET /member/partnerInfo': [],
      'GET /deliveryBag': BAG,
      [ORDER]: ORDERED,
      ...api,
    },
  });

const send = () => screen.findByRole('button', { name: '신청하기' });
const ordersOf = (calls: readonly { method: string; body: unknown; headers: object }[]) =>
  calls.filter(({ method }) => method === 'POST');

const keysOf = (calls: Parameters<typeof ordersOf>[0]) =>
  ordersOf(calls).map(({ headers }) => Object.entries(headers).find(([name]) => /idempotency-key/i.test(name))?.[1]);

const CARD = {
  id: 1,
  provider: 'INICIS',
  cardName: '국민카드',
  maskedNumber: '**** **** **** 1234',
  registeredAt: '2026-03-02T10:00:00+09:00',
} as const;

beforeEach(() => sessionStorage.clear());

describe('DeliveryBagPage', () => {
  it('links the description to the form', async () => {
    const { user, path } = renderPage(routes, { url: '/delivery-bag' });
    await user.click(await screen.findByRole('link', { name: '수거백 신청하기' }));
    expect(path()).toBe('/delivery-bag/apply');
  });
});

describe('DeliveryBagPage of a member', () => {
  const open = (openOrder: DeliveryBagOrder | null) =>
    renderPage(routes, {
      session: 'member',
      url: '/delivery-bag',
      api: { 'GET /deliveryBag': { ...BAG, openOrder }, 'GET /member/partnerInfo': [] },
    });

  it('shows the delivery day of a bag ordered now', async () => {
    open(null);
    expect(await screen.findByText('영업일 기준 5일 이내 · 3월 9일 (월)까지')).toBeVisible();
    expect(screen.getByRole('link', { name: '수거백 신청하기' })).toBeVisible();
  });

  it('shows the open order and hides the button', async () => {
    open({ ...ORDERED, shippedAt: '2026-03-03T10:00:00+09:00', carrier: '우체국택배', trackingNumber: '1234' });
    const region = await screen.findByRole('region', { name: '수거백이 오고 있어요' });
    expect(region).toHaveTextContent('3월 9일 (월)까지');
    expect(region).toHaveTextContent('우체국택배');
    expect(region).toHaveTextContent('1234');
    expect(screen.queryByRole('link', { name: '수거백 신청하기' })).not.toBeInTheDocument();
  });

  it('apologises for a late bag', async () => {
    open({ ...ORDERED, deliverBy: '2020-03-09' });
    expect(await screen.findByText(/예정한 날보다 늦어지고 있어요/)).toBeVisible();
  });
});

describe('DeliveryBagFormPage', () => {
  it('sends entrance and agreement and confirms on Home', async () => {
    const { user, calls } = openForm();
    expect(await screen.findByText('무료')).toBeVisible();
    expect(screen.getByText(MEMBER_ADDRESS.roadAddress)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '공동현관 출입 방법' }), ' 종');
    await user.click(screen.getByRole('checkbox', { name: /동의해요/ }));
    await user.click(await send());
    expect(await screen.findByText('홈 {"homeNotice":"bagOrdered"}')).toBeVisible();
    expect(ordersOf(calls).map(({ body }) => body)).toEqual([
      { entranceInfo: '종 1234 종', agreeTerm: true, priceWon: 0 },
    ]);
  });

  it('requires the agreement before sending', async () => {
    const { user, calls } = openForm();
    await user.click(await send());
    expect(await screen.findByText('안내를 확인하고 동의해 주세요.')).toBeVisible();
    expect(ordersOf(calls)).toEqual([]);
  });

  it('reuses the idempotency key until a refusal or a change', async () => {
    let isDown = true;
    const { user, calls } = openForm({
      [ORDER]: () => (isDown ? refuse('UNAVAILABLE') : refuse('PAYMENT_REFUSED')),
    });
    await user.click(await screen.findByRole('checkbox', { name: /동의해요/ }));
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
    isDown = false;
    await user.click(await send());
    await waitFor(() => expect(ordersOf(calls)).toHaveLength(2));
    await user.type(screen.getByRole('textbox', { name: '공동현관 출입 방법' }), '!');
    await user.click(await send());
    await waitFor(() => expect(ordersOf(calls)).toHaveLength(3));
    const [first, again, changed] = keysOf(calls);
    expect(first).toEqual(expect.stringMatching(/\S/));
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('stores only the idempotency key across a reload after a missing response', async () => {
    const first = openForm({ [ORDER]: refuse('UNAVAILABLE') });
    await first.user.click(await screen.findByRole('checkbox', { name: /동의해요/ }));
    await first.user.click(await send());
    await screen.findByRole('alert');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('종 1234');
    first.unmount();

    const second = openForm();
    await second.user.click(await screen.findByRole('checkbox', { name: /동의해요/ }));
    await second.user.click(await send());
    expect(await screen.findByText(/홈/)).toBeVisible();
    expect(keysOf(second.calls)).toEqual(keysOf(first.calls));
  });

  it('shows that a bag is already ordered', async () => {
    openForm({ 'GET /deliveryBag': { ...SECOND, openOrder: ORDERED } });
    expect(await screen.findByText('신청한 수거백이 오고 있어요')).toBeVisible();
    expect(screen.getByText(/3월 9일 \(월\)까지 도착해요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '신청하기' })).not.toBeInTheDocument();
  });

  it('shows an order made in another tab meanwhile', async () => {
    let openOrder: DeliveryBagOrder | null = null;
    const { user } = openForm({
      'GET /deliveryBag': () => ({ ...BAG, openOrder }),
      [ORDER]: () => {
        openOrder = ORDERED;
        return refuse('ALREADY_EXISTS', { svMessage: '이미 신청한 수거백이 있어요.' });
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /동의해요/ }));
    await user.click(await send());
    expect(await screen.findByText('이미 신청한 수거백이 있어요.')).toBeVisible();
    expect(await screen.findByText('신청한 수거백이 오고 있어요')).toBeVisible();
  });

  it('shows a price changed on another device and asks for consent again', async () => {
    let bag = BAG;
    const { user, calls } = openForm({
      'GET /deliveryBag': () => bag,
      'GET /pay/card': CARD,
      [ORDER]: () => {
        bag = SECOND;
        return refuse('OFFER_CHANGED', { svMessage: '지금 신청하는 수거백은 2,000원이에요.' });
      },
    });
    await user.type(await screen.findByRole('textbox', { name: '공동현관 출입 방법' }), ' 종');
    await user.click(screen.getByRole('checkbox', { name: /동의해요/ }));
    await user.click(await send());
    expect(await screen.findByRole('button', { name: '2,000원 결제하고 신청하기' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /2,000원 결제와 신청에 동의해요/ })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: '공동현관 출입 방법' })).toHaveValue('종 1234 종');
    expect(ordersOf(calls)).toHaveLength(1);
  });

  it('disables an unpayable order and links to card registration and back', async () => {
    openForm({ 'GET /deliveryBag': SECOND, 'GET /pay/card': null });
    expect(await screen.findByText(/두 번째부터 2,000원이에요/)).toBeVisible();
    expect(await send()).toBeDisabled();
    expect(screen.getByRole('link', { name: '카드 등록하기' })).toHaveAttribute(
      'href',
      '/mypage/payment/card?path=%2Fdelivery-bag%2Fapply',
    );
  });

  it('shows card and price before the order', async () => {
    const { user, calls } = openForm({
      'GET /deliveryBag': SECOND,
      'GET /pay/card': CARD,
    });
    expect(await screen.findByText('국민카드 1234')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /2,000원 결제와 신청에 동의해요/ }));
    await user.click(screen.getByRole('button', { name: '2,000원 결제하고 신청하기' }));
    expect(await screen.findByText('홈 {"homeNotice":"bagOrdered"}')).toBeVisible();
    expect(ordersOf(calls)).toHaveLength(1);
  });

  it('says that vouchers do not pay for it', async () => {
    openForm({
      'GET /deliveryBag': SECOND,
      'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions: ['cardPayment'] }],
      'GET /pay/card': null,
    });
    expect(await screen.findByText(/바우처로는 수거백을 결제할 수 없어요/)).toBeVisible();
  });

  it('shows an error and retries', async () => {
    const { user } = openForm({ 'GET /deliveryBag': inTurn(refuse('INTERNAL'), BAG) });
    expect(await screen.findByText('수거백 신청서를 불러오지 못했어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await send()).toBeEnabled();
  });
});
