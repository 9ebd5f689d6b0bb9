import type { MembershipInfo } from '@dongne/contract';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildCard } from '../testing/build-card';
import { buildMembership, buildNoMembership } from '../testing/build-membership';

const MEMBERSHIP = 'GET /myPage/membership';
const JOIN = 'POST /myPage/membership';
const answer = (info: MembershipInfo) => ({ userMembershipInfo: [info] });

const open = (api: FakeApi = {}) =>
  renderPage([...routes, { path: '/mypage/payment/card', element: <p>카드 등록 화면</p> }], {
    session: 'member',
    url: '/membership/apply',
    api: { [MEMBERSHIP]: answer(buildNoMembership()), 'GET /pay/card': buildCard(), ...api },
  });

const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const button = () => screen.findByRole('button', { name: '3,900원 결제하고 시작하기' });
const agree = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('checkbox', { name: '매달 3,900원 자동 결제와 위 내용에 동의해요' }));

describe('ApplyPage', () => {
  it('shows total, amount due today, next date and card before joining', async () => {
    open();
    expect(await fact('오늘 결제할 금액')).toHaveTextContent('3,900원');
    expect(await fact('다음 결제일')).toHaveTextContent('2026년 4월 2일 (목)');
    expect(await fact('다음 결제 금액')).toHaveTextContent('3,900원');
    expect(screen.getByRole('link', { name: /롯데카드 1234/ })).toBeVisible();
    expect(screen.getByText(/결제 후 7일 안에 해지할 때 전액 환불해 드려요/)).toBeVisible();
  });

  it('requires the agreement before paying', async () => {
    const page = open();
    await page.user.click(await button());
    expect(await screen.findByText('안내를 확인하고 동의해 주세요.')).toBeVisible();
    expect(page.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('joins once on repeated clicks and shows the running membership', async () => {
    let isPaid = false;
    const page = open({
      [MEMBERSHIP]: () => answer(isPaid ? buildMembership() : buildNoMembership()),
      [JOIN]: () => {
        isPaid = true;
        return answer(buildMembership());
      },
      'GET /main': refuse('INTERNAL'),
    });
    await agree(page);
    await page.user.dblClick(await button());
    expect(await screen.findByText('이용 중')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/membership'));
    expect(page.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ agreeTerm: true }]);
  });

  it('links to card registration and back without a card', async () => {
    const page = open({ 'GET /pay/card': null });
    expect(screen.queryByRole('button', { name: /결제하고 시작하기/ })).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('link', { name: '카드 등록하기' }));
    expect(page.path()).toBe('/mypage/payment/card?path=%2Fmembership%2Fapply');
  });

  it('shows a refused card, that nothing was joined, and another card', async () => {
    const page = open({ [JOIN]: refuse('PAYMENT_REFUSED', { svMessage: '한도초과' }) });
    await agree(page);
    await page.user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('결제하지 못해 가입되지 않았어요. 한도초과');
    await page.user.click(screen.getByRole('link', { name: '다른 카드로 바꾸기' }));
    expect(page.path()).toBe('/mypage/payment/card?path=%2Fmembership%2Fapply');
  });

  it.each([
    ['no network', () => Promise.reject(new Error('The connection was lost'))],
    ['a gateway in trouble', () => refuse('INTERNAL')],
  ])(
    'claims nothing while an answer is lost (%s), and shows what is true as soon as it is read',
    async (_how, lose) => {
      let current: ReturnType<typeof answer> | undefined = answer(buildNoMembership());
      const page = open({
        [MEMBERSHIP]: () => current ?? Promise.reject(new Error('Offline')),
        [JOIN]: () => {
          current = undefined;
          return lose();
        },
      });
      await agree(page);
      await page.user.click(await button());
      expect(await screen.findByText('결제 결과를 아직 확인하지 못했어요. 확인하고 있어요.')).toBeVisible();
      expect(screen.queryByText(/가입되지 않았어요/)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: '다른 카드로 바꾸기' })).not.toBeInTheDocument();
      current = answer(buildMembership());
      act(() => onlineManager.setOnline(false));
      act(() => onlineManager.setOnline(true));
      expect(await screen.findByText('멤버십을 이용하고 있어요')).toBeVisible();
    },
  );

  it('shows that nothing was joined when a lost response is resolved', async () => {
    const page = open({ [JOIN]: refuse('UNAVAILABLE') });
    await agree(page);
    await page.user.click(await button());
    expect(await screen.findByText('아직 가입되지 않았어요. 다시 눌러도 한 번만 결제돼요.')).toBeVisible();
    expect(screen.queryByRole('link', { name: '다른 카드로 바꾸기' })).not.toBeInTheDocument();
  });

  it('shows a pending payment without a button while its result is unknown', async () => {
    const joining = answer(buildNoMembership({ membershipStatus: 'Joining' }));
    const page = open({ [MEMBERSHIP]: inTurn(answer(buildNoMembership()), joining), [JOIN]: joining });
    await agree(page);
    await page.user.click(await button());
    expect(await screen.findByText('결제를 확인하고 있어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: /결제하고 시작하기/ })).not.toBeInTheDocument();
  });

  it('shows a pending payment when the page is opened again', async () => {
    open({ [MEMBERSHIP]: answer(buildNoMembership({ membershipStatus: 'Joining' })) });
    expect(await screen.findByText(/다시 결제되지 않아요/)).toBeVisible();
  });

  it('shows the reason when a pending payment is refused', async () => {
    open({ [MEMBERSHIP]: answer(buildNoMembership({ failMsg: '한도초과' })) });
    expect(await screen.findByRole('alert')).toHaveTextContent('한도초과');
  });

  it('has no button for a member', async () => {
    const page = open({ [MEMBERSHIP]: answer(buildMembership()) });
    expect(await screen.findByText('다음 결제일은 2026년 4월 2일 (목)이에요.')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: '내 멤버십 보기' }));
    expect(page.path()).toBe('/membership');
  });
});
