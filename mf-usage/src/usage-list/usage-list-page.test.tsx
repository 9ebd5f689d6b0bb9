import type { RequestPage } from '@dongne/contract';
import { refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest, buildSummary } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-03T10:00:00+09:00');

const pageOf = (items: RequestPage['items'], nextCursor: string | null = null): RequestPage => ({ items, nextCursor });

const openList = (
  answer: NonNullable<FakeApi['GET /request/delivery']>,
  { url = '/usage', api = {} }: { url?: string; api?: FakeApi } = {},
) => renderPage(routes, { session: 'member', url, api: { 'GET /request/delivery': answer, ...api } });

describe('UsageListPage', () => {
  it.each([null, {}, [], '', '<html></html>'])('shows an error with a retry for the response %j', async (body) => {
    openList(refuseAs(200, body));
    expect(await screen.findByText('이용 내역을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('shows active requests with status, shop, time and count', async () => {
    openList(
      pageOf([
        buildSummary(),
        buildSummary({ applicationId: 32, originalStatus: 'Registered', totalWon: 12_900, laundryNumByUser: 5 }),
      ]),
    );
    const [first, second] = await screen.findAllByRole('listitem');
    expect(screen.getByRole('heading', { level: 1, name: '이용현황' })).toBeInTheDocument();
    expect(first).toHaveTextContent(/신청 완료.*삼성 하얀 세탁소.*수거 3월 4일 \(수\) 18:00~20:00.*세탁물 3개/);
    expect(second).toHaveTextContent(/금액 확인 대기.*5개.*12,900원/);
  });

  it('shows the expected return before the collection, and the counted pieces after it', async () => {
    openList(
      pageOf([
        buildSummary({ returnAt: '2037-03-07T23:59:59+09:00' }),
        buildSummary({ applicationId: 32, originalStatus: 'Collected', laundryNumByUser: 1, pieces: 3 }),
      ]),
    );
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('3월 7일 (토) 배송 예정');
    expect(second).toHaveTextContent('세탁물 3개');
  });

  it('shows whether the shop comes, and hides it later', async () => {
    openList(
      pageOf([
        buildSummary({ acceptanceLabel: '세탁소 확인 중' }),
        buildSummary({ applicationId: 32, acceptanceLabel: '수거 확정' }),
        buildSummary({ applicationId: 33, originalStatus: 'Collected' }),
      ]),
    );
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => /세탁소 확인 중|수거 확정/.exec(card.textContent)?.[0])).toEqual([
      '세탁소 확인 중',
      '수거 확정',
      undefined,
    ]);
  });

  it('shows the open amount on its button and none after approval', async () => {
    const priced = buildSummary({ originalStatus: 'Registered', totalWon: 8_900 });
    const agreed = { applicationId: 32, statusLabel: '금액 승인 완료', allowedActions: ['call' as const] };
    openList(pageOf([priced, buildSummary({ ...priced, ...agreed })]));
    const [first, second] = await screen.findAllByRole('listitem');
    if (first === undefined) throw new Error('the list is empty');
    expect(within(first).getByRole('link', { name: '8,900원 확인하기' })).toHaveAttribute(
      'href',
      '/usage/approve?id=31',
    );
    expect(second).toHaveTextContent(/금액 승인 완료.*8,900원/);
    expect(screen.getAllByRole('link', { name: /확인하기/ })).toHaveLength(1);
  });

  it.each([
    ['Failed', '결제 실패'],
    ['Overdue', '미납'],
  ] as const)('asks for the payment of a request that is %s', async (paymentStatus, label) => {
    openList(pageOf([buildSummary({ originalStatus: 'Processing', totalWon: 8_900, paymentStatus })]));
    expect(await screen.findByRole('listitem')).toHaveTextContent(label);
    expect(screen.getByRole('link', { name: '결제하기' })).toHaveAttribute('href', '/usage/detail?id=31');
  });

  it('shows when laundry under way returns', async () => {
    const returnAt = '2037-03-07T23:59:59.999+09:00';
    openList(pageOf([buildSummary({ originalStatus: 'Processing', returnAt })]));
    expect(await screen.findByRole('listitem')).toHaveTextContent('3월 7일 (토) 배송 예정');
  });

  it('shows “from that hour on” for a collection today', async () => {
    openList(pageOf([buildSummary({ collectionTime: '2037-03-03T09:00:00Z' })]));
    expect(await screen.findByRole('listitem')).toHaveTextContent('수거 오늘 18시 이후');
  });

  it('shows a collection of today as a time once it has happened', async () => {
    openList(
      pageOf([
        buildSummary({
          collectionTime: '2037-03-03T09:00:00Z',
          collectionEndTime: '2037-03-03T11:00:00Z',
          originalStatus: 'Collected',
        }),
      ]),
    );
    expect(await screen.findByRole('listitem')).toHaveTextContent('수거 3월 3일 (화) 18:00~20:00');
  });

  it('links to the page of each request', async () => {
    const { user, path } = openList(pageOf([buildSummary()]), {
      api: { 'GET /request/delivery/detail/31': buildRequest() },
    });
    await user.click(await screen.findByRole('link', { name: /삼성 하얀 세탁소/ }));
    expect(path()).toBe('/usage/detail?id=31');
  });

  it.each([
    ['Denied', '/usage/deny?id=31'],
    ['NoShow', '/usage/noshow?id=31'],
    ['Cancelled', '/usage/detail?id=31'],
  ] as const)('redirects from %s to %s', async (originalStatus, href) => {
    openList(pageOf([buildSummary({ originalStatus })]), { url: '/usage?usageType=cancelled' });
    expect(await screen.findByRole('link', { name: /삼성 하얀 세탁소/ })).toHaveAttribute('href', href);
  });

  it('loads the chosen tab and stores it in the address', async () => {
    const { user, calls, path } = openList(pageOf([]));
    await screen.findByText('진행 중인 이용 내역이 없어요');
    await user.click(screen.getByRole('tab', { name: '완료' }));
    expect(await screen.findByText('완료된 이용 내역이 없어요')).toBeInTheDocument();
    expect(calls.map(({ params }) => params['usageType'])).toEqual(['processing', 'completed']);
    await waitFor(() => expect(path()).toBe('/usage?usageType=completed'));
  });

  it('shows the next step when nothing is under way', async () => {
    openList(pageOf([]));
    expect(await screen.findByText('진행 중인 이용 내역이 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '주변 세탁소 찾기' })).toHaveAttribute('href', '/laundry/list');
  });

  it('loads page after page by the cursor', async () => {
    const { user, calls } = openList(({ params }) =>
      params.cursor === undefined ? pageOf([buildSummary()], '31') : pageOf([buildSummary({ applicationId: 30 })]),
    );
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(calls.at(-1)?.params).toEqual({ usageType: 'processing', cursor: '31' });
    expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
  });

  it('shows the error and retries', async () => {
    let isDown = true;
    const { user } = openList(() => (isDown ? refuse('UNAVAILABLE') : pageOf([buildSummary()])));
    expect(await screen.findByRole('alert')).toHaveTextContent('이용 내역을 불러오지 못했어요');
    isDown = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
  });

  it('announces loading once', async () => {
    openList(() => new Promise(() => undefined));
    expect(await screen.findByText('이용 내역을 불러오는 중이에요')).toBeInTheDocument();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('shows a status transition when the page regains focus', async () => {
    let items = [buildSummary()];
    openList(() => pageOf(items));
    expect(await screen.findByText('신청 완료')).toBeInTheDocument();
    items = [buildSummary({ originalStatus: 'Collected' })];
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('수거 완료')).toBeInTheDocument();
  });
});
