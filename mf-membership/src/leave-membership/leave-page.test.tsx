import type { MembershipEnd } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildMembership, buildNoMembership } from '../testing/build-membership';
import { buildPayments } from '../testing/build-payment';

const MEMBERSHIP = 'GET /myPage/membership';
const LEAVE = 'PUT /myPage/membership/withdraw';

const END: MembershipEnd = {
  endsAt: '2026-04-02T10:00:00+09:00',
  isAtOnce: false,
  refundWon: 0,
  refundUntil: null,
  isUsed: false,
};
const WITH_REFUND: MembershipEnd = {
  ...END,
  isAtOnce: true,
  refundWon: 3_900,
  refundUntil: '2026-03-09T10:00:00+09:00',
};

const open = (end: MembershipEnd, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/membership/withdraw',
    api: {
      [MEMBERSHIP]: { userMembershipInfo: [buildMembership()] },
      'GET /myPage/membership/withdraw': end,
      'GET /myPage/payment/history': buildPayments(),
      ...api,
    },
  });

const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const ask = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: '해지하기' }));
  return screen.findByRole('alertdialog');
};
const leavesOf = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('LeavePage', () => {
  it('shows the end of the benefit and why nothing is refunded', async () => {
    open(END);
    expect(await screen.findByRole('heading', { name: '2026년 4월 2일 (목)까지 할인받을 수 있어요' })).toBeVisible();
    expect(await fact('환불 금액')).toHaveTextContent('0원');
    expect(await fact('앞으로의 결제')).toHaveTextContent('없음');
    expect(screen.getByText('결제한 지 7일이 지나서 환불되지 않아요.')).toBeVisible();
  });

  it('says that a month with a used discount is not refunded', async () => {
    open({ ...END, isUsed: true, refundUntil: '2026-03-09T10:00:00+09:00' });
    expect(await screen.findByText(/이번 달에 할인을 받았거나/)).toBeVisible();
  });

  it('leaves after one confirmation with the shown terms', async () => {
    let isLeaving = false;
    const page = open(END, {
      [MEMBERSHIP]: () => ({
        userMembershipInfo: [buildMembership(isLeaving ? { membershipStatus: 'Leaving', nextPayment: null } : {})],
      }),
      [LEAVE]: () => {
        isLeaving = true;
        return { userMembershipInfo: [buildMembership({ membershipStatus: 'Leaving', nextPayment: null })] };
      },
    });
    const dialog = await ask(page);
    expect(dialog).toHaveTextContent('2026년 4월 2일 (목)까지 할인받고 끝나요. 환불은 없어요.');
    await page.user.click(within(dialog).getByRole('button', { name: '해지하기' }));
    expect(await screen.findByText('해지 예정')).toBeVisible();
    expect([page.path(), leavesOf(page)]).toEqual(['/membership', [{ refundWon: 0 }]]);
  });

  it('stays when the confirmation is cancelled', async () => {
    const page = open(END);
    const dialog = await ask(page);
    await page.user.click(within(dialog).getByRole('button', { name: '계속 이용하기' }));
    expect(leavesOf(page)).toEqual([]);
    expect(page.path()).toBe('/membership/withdraw');
  });

  it('shows the refund, sends the sum and shows its state', async () => {
    const page = open(WITH_REFUND, { [LEAVE]: { userMembershipInfo: [buildNoMembership()] } });
    expect(await screen.findByRole('heading', { name: '지금 해지하면 3,900원을 모두 돌려 드려요' })).toBeVisible();
    expect(await fact('할인이 끝나는 때')).toHaveTextContent('해지하는 즉시');
    await page.user.click(within(await ask(page)).getByRole('button', { name: '해지하기' }));
    expect(await screen.findByText('아직 결제 내역이 없어요')).toBeVisible();
    expect([page.path(), leavesOf(page)]).toEqual(['/membership/payment/history', [{ refundWon: 3_900 }]]);
    // Not refetched: after leaving there are no terms of leaving.
    expect(page.calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/withdraw'))).toHaveLength(1);
  });

  it('shows the server’s notice of changed terms and the new terms', async () => {
    const svMessage = '그 사이에 해지 조건이 바뀌었어요. 다시 확인해 주세요.';
    let end = WITH_REFUND;
    const page = open(WITH_REFUND, {
      'GET /myPage/membership/withdraw': () => end,
      [LEAVE]: () => {
        end = END;
        return refuse('INVALID_TRANSITION', { svMessage });
      },
    });
    await page.user.click(within(await ask(page)).getByRole('button', { name: '해지하기' }));
    expect(await screen.findByText(svMessage)).toBeVisible();
    expect(await fact('환불 금액')).toHaveTextContent('0원');
  });

  it('shows an empty state without a membership and after leaving', async () => {
    const page = open(END, { [MEMBERSHIP]: { userMembershipInfo: [buildNoMembership()] } });
    expect(await screen.findByText('이용 중인 멤버십이 없어요')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: '멤버십 보기' }));
    expect(page.path()).toBe('/membership');
  });
});
