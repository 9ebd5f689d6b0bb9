import { DOT } from '@dongne/contract';
import type { FailedPickup, ProcessingRequest } from '@dongne/contract';
import { buildMemberAddress } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { buildLastOrder, buildMain, buildRunning, buildShopGroups } from '../testing/build-home';
import { HomePage } from './home-page';

const API: FakeApi = {
  'GET /main': buildMain(),
  'GET /laundry/list/group': buildShopGroups(),
  'GET /event': { items: [] },
  'GET /notification/count': { count: 0 },
  'GET /request/delivery/processing': [],
  'GET /member/address': buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1', address: '' }),
};

const openHome = (api: FakeApi) =>
  renderPage([{ path: '/', element: <HomePage /> }], { url: '/', session: 'member', api: { ...API, ...api } });

const withRequests = (...requests: ProcessingRequest[]): FakeApi => ({ 'GET /request/delivery/processing': requests });
const NOW = Date.parse('2037-03-04T10:00:00+09:00');
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));

const waiting = () => screen.findByRole('region', { name: '확인이 필요해요' });
const running = () => screen.findByRole('region', { name: '진행 중인 신청' });

describe('Home of a member with pending decisions', () => {
  it('shows the cost first, with one button to the price', async () => {
    const { user, path } = openHome(
      withRequests(
        buildRunning({ applicationId: 32, laundryName: '햇살 세탁소' }),
        buildRunning({ originalStatus: 'Registered' }),
      ),
    );
    const [first] = within(await waiting()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/금액 확인 대기.*맑은 세탁소/);
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('확인이 필요해요');
    await user.click(within(await waiting()).getByRole('link', { name: '8,900원 확인하기' }));
    expect(path()).toMatch(/^\/usage\/approve\?id=31$/);
  });

  it('lists every pending price, told apart by its shop', async () => {
    openHome(
      withRequests(
        buildRunning({ originalStatus: 'Registered' }),
        buildRunning({ applicationId: 32, laundryName: '햇살 세탁소', originalStatus: 'Registered', totalWon: 12_900 }),
      ),
    );
    expect(await screen.findByRole('link', { name: '8,900원 확인하기', description: '맑은 세탁소' })).toBeVisible();
    expect(screen.getByRole('link', { name: '12,900원 확인하기', description: '햇살 세탁소' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '진행 중인 신청' })).not.toBeInTheDocument();
  });

  it('asks nothing once the customer has approved', async () => {
    const agreed = { originalStatus: 'Registered', statusLabel: '금액 승인 완료', allowedActions: ['call'] } as const;
    openHome(withRequests(buildRunning({ ...agreed, allowedActions: [...agreed.allowedActions] })));
    expect(within(await running()).getByRole('link')).toHaveTextContent('금액 승인 완료');
    expect(screen.queryByText(/확인하기/)).not.toBeInTheDocument();
  });

  it.each([
    ['Failed', '결제 실패'],
    ['Overdue', '미납'],
  ] as const)('asks for a payment that is %s, even after delivery', async (paymentStatus, label) => {
    const unpaid = { applicationId: 40, laundryName: '맑은 세탁소', amountWon: 17_000, paymentStatus };
    const { user, path } = openHome({ 'GET /main': buildMain({ unpaidRequests: [unpaid] }) });
    expect(await waiting()).toHaveTextContent(`${label}맑은 세탁소결제하지 못했어요 · 17,000원`);
    await user.click(screen.getByRole('link', { name: '결제하기' }));
    expect(path()).toBe('/usage/detail?id=40');
  });

  it('links to a failed pickup', async () => {
    const failed: FailedPickup = {
      applicationId: 40,
      laundryId: 3,
      laundryName: '맑은 세탁소',
      collectionTime: '2037-03-04T09:00:00+09:00',
      allowedActions: ['rebook', 'object'],
    };
    const { user, path } = openHome({ 'GET /main': buildMain({ failedPickups: [failed] }) });
    expect(await waiting()).toHaveTextContent(/수거 실패.*이의를 제기할 수 있어요/);
    await user.click(screen.getByRole('link', { name: '수거 실패 확인하기' }));
    expect(path()).toBe('/usage/noshow?id=40');
  });
});

describe('Home of a member with a compensation', () => {
  it('asks for the bank account that it waits for', async () => {
    const compensation = { claimId: 71, laundryName: '맑은 세탁소', itemName: '흰 셔츠', amountWon: 57_000 };
    const { user, path } = openHome({ 'GET /main': buildMain({ compensations: [compensation] }) });
    expect(await waiting()).toHaveTextContent(
      '계좌 등록 필요맑은 세탁소흰 셔츠 보상: 57,000원을 보내 드릴 계좌를 알려 주세요.',
    );
    await user.click(screen.getByRole('link', { name: '계좌 알려 주기' }));
    expect(path()).toBe('/usage/case?id=71');
  });

  it('asks for nothing of a server that does not name compensations yet', async () => {
    openHome({});
    expect(await screen.findByRole('link', { name: '주변 세탁소 찾기' })).toBeVisible();
    expect(screen.queryByText(/계좌/)).not.toBeInTheDocument();
  });
});

describe('Home of a member with requests in progress', () => {
  it('shows them side by side with status and next step', async () => {
    openHome(
      withRequests(
        buildRunning({ applicationId: 33, originalStatus: 'Requested' }),
        buildRunning({ applicationId: 32, originalStatus: 'Processing' }),
        buildRunning({ originalStatus: 'Delivering', returnAt: '2037-03-04T20:00:00+09:00' }),
      ),
    );
    const cards = within(await running()).getAllByRole('link');
    expect(cards.map((card) => card.textContent.replace(/신청수거.*$/, ''))).toEqual([
      `신청 완료${DOT}수거 확정오늘 18~20시 수거맑은 세탁소${DOT}3월 7일 (토) 배송 예정`,
      '세탁 중3월 7일 (토) 배송 예정맑은 세탁소',
      '배송 중오늘 20시쯤 도착맑은 세탁소',
    ]);
    expect(cards[0]).toHaveAttribute('href', '/usage/detail?id=33');
  });

  it('still offers to order, without the introduction', async () => {
    openHome({ ...withRequests(buildRunning()), 'GET /main': buildMain({ lastOrder: buildLastOrder() }) });
    await running();
    expect(screen.getByRole('link', { name: '지난번처럼 다시 신청' })).toBeVisible();
    expect(screen.getByRole('link', { name: '주변 세탁소 찾기' })).toBeVisible();
    expect(screen.queryByText(/문 앞에 두면/)).not.toBeInTheDocument();
  });

  it('shows no message when the list fails to load', async () => {
    openHome({ 'GET /request/delivery/processing': refuse('NOT_FOUND') });
    expect(await screen.findByRole('link', { name: '주변 세탁소 찾기' })).toBeVisible();
    expect(screen.queryByText(/불러오지 못했어요/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
  });
});

describe('Home of a member with nothing in progress', () => {
  it('offers the last order again', async () => {
    const { user, path } = openHome({ 'GET /main': buildMain({ lastOrder: buildLastOrder() }) });
    expect(await screen.findByText('와이셔츠 2개 · 하의 1개')).toBeVisible();
    expect(screen.queryByText(/문 앞에 두면/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '지난번처럼 다시 신청' }));
    expect(path()).toBe('/applicate?laundryId=3&again=21');
  });

  it.each([
    ['who has not ordered yet', null],
    ['whose shop takes no request now', buildLastOrder({ canOrder: false })],
  ])('links to a shop for a member %s', async (_, lastOrder) => {
    openHome({ 'GET /main': buildMain({ lastOrder }) });
    expect(await screen.findByText(/문 앞에 두면/)).toBeVisible();
    expect(screen.getByRole('link', { name: '주변 세탁소 찾기' })).toBeVisible();
    expect(screen.queryByText('지난번처럼 다시 신청')).not.toBeInTheDocument();
  });

  it('shows no introduction before the pending decisions are known', async () => {
    openHome({ 'GET /request/delivery/processing': () => new Promise(() => undefined) });
    await screen.findByRole('button', { name: /^서울 강남구/ });
    expect(screen.queryByText(/문 앞에 두면/)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중이에요');
  });
});
