import type { MembershipInfo } from '@dongne/contract';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildMembership, buildNoMembership } from '../testing/build-membership';

const MEMBERSHIP = 'GET /myPage/membership';

const openAsMember = (api: FakeApi) => renderPage(routes, { session: 'member', url: '/membership', api });
const openWith = (membership: MembershipInfo) => openAsMember({ [MEMBERSHIP]: { userMembershipInfo: [membership] } });

const offer = () => screen.findByRole('link', { name: '가입하기' });
/** Value of a named fact in a list. */
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

describe('MembershipPage: offer', () => {
  it('shows a visitor price and next payment without a request', async () => {
    const page = renderPage(routes, { url: '/membership' });
    expect(await screen.findByRole('heading', { name: '제휴 세탁소 10% 할인' })).toBeVisible();
    expect(await fact('가입할 때 결제')).toHaveTextContent('3,900원 / 월');
    expect(await fact('다음 결제일')).toHaveTextContent(/^\d{4}년 \d+월 \d+일 \(.\)$/);
    expect(page.calls).toHaveLength(0);
  });

  it('shows a member the next payment of the server', async () => {
    openWith(buildNoMembership({ firstRenewal: '2026-12-27T00:00:00+09:00' }));
    expect(await fact('다음 결제일')).toHaveTextContent('2026년 12월 27일 (일)');
  });

  it('links to joining', async () => {
    const page = openWith(buildNoMembership());
    await page.user.click(await offer());
    expect(page.path()).toBe('/membership/apply');
  });

  it('shows a pending payment and links to it', async () => {
    openWith(buildNoMembership({ membershipStatus: 'Joining' }));
    expect(await screen.findByRole('link', { name: '결제 확인 중' })).toHaveAttribute('href', '/membership/apply');
    expect(screen.queryByRole('link', { name: '가입하기' })).not.toBeInTheDocument();
  });

  it('is shown to a member without a membership', async () => {
    openWith(buildNoMembership());
    expect(await offer()).toBeVisible();
    expect(screen.queryByText('지금까지 아낀 금액')).not.toBeInTheDocument();
  });

  it('welcomes back a former member', async () => {
    openWith(buildNoMembership({ membershipStatus: 'Ended' }));
    expect(await screen.findByText('다시 만나고 싶어요')).toBeVisible();
  });

  it('links to the shops with the discount', async () => {
    const page = renderPage(routes, { url: '/membership' });
    await page.user.click(await screen.findByRole('link', { name: /제휴 세탁소 보기/ }));
    expect(page.path()).toBe('/laundry/list?isMembershipService=1');
  });
});

describe('MembershipPage: running membership', () => {
  it('shows the next payment and the savings', async () => {
    openWith(buildMembership());
    expect(await fact('다음 결제일')).toHaveTextContent('2026년 4월 2일 (목)');
    expect(await fact('다음 결제 금액')).toHaveTextContent('3,900원');
    expect(await fact('지금까지 아낀 금액')).toHaveTextContent('12,300원');
    expect(screen.getByText('이용 중')).toBeVisible();
    expect(screen.queryByRole('link', { name: '가입하기' })).not.toBeInTheDocument();
  });

  it('shows a cancelled membership without payments or a cancel button', async () => {
    openWith(buildMembership({ membershipStatus: 'Leaving', nextPayment: null }));
    expect(await fact('다음 결제일')).toHaveTextContent('더 결제되지 않아요');
    expect(screen.getByText('해지 예정')).toBeVisible();
    expect(screen.queryByRole('link', { name: '멤버십 해지' })).not.toBeInTheDocument();
  });

  it('shows the end of the discount and revokes the cancellation without paying', async () => {
    let status: 'Active' | 'Leaving' = 'Leaving';
    const page = openAsMember({
      [MEMBERSHIP]: () => ({ userMembershipInfo: [buildMembership({ membershipStatus: status })] }),
      'POST /myPage/membership': () => {
        status = 'Active';
        return { userMembershipInfo: [buildMembership()] };
      },
    });
    expect(await fact('할인이 끝나는 날')).toHaveTextContent('2026년 4월 2일 (목)');
    await page.user.click(screen.getByRole('button', { name: '해지 취소하기' }));
    expect(await screen.findByText('멤버십을 계속 이용해요')).toBeVisible();
    expect(await screen.findByText('이용 중')).toBeVisible();
  });

  it('shows a failed renewal and links to another card and back', async () => {
    openWith(buildMembership({ membershipStatus: 'Failing', failMsg: '카드 한도를 넘었어요.' }));
    expect(await screen.findByText(/카드 한도를 넘었어요\./)).toHaveTextContent('할인은 그대로 받을 수 있고');
    expect(screen.getByText('결제 실패')).toBeVisible();
    expect(screen.getByRole('link', { name: '카드 변경' })).toHaveAttribute(
      'href',
      '/mypage/payment/card?path=%2Fmembership',
    );
  });

  it('pays a failed renewal at once and shows a repeated refusal', async () => {
    const failing = { userMembershipInfo: [buildMembership({ membershipStatus: 'Failing', failMsg: '한도초과' })] };
    const page = openAsMember({
      [MEMBERSHIP]: failing,
      'POST /myPage/membership': inTurn(refuse('PAYMENT_REFUSED', { svMessage: '거래정지 카드' }), {
        userMembershipInfo: [buildMembership()],
      }),
    });
    const pay = await screen.findByRole('button', { name: '지금 이 카드로 결제하기' });
    await page.user.click(pay);
    expect(await screen.findByText('거래정지 카드')).toBeVisible();
    await page.user.click(pay);
    expect(await screen.findByText('멤버십을 결제했어요')).toBeVisible();
  });

  it.each([
    ['결제 내역', '/membership/payment/history'],
    ['멤버십 해지', '/membership/withdraw'],
  ])('links to %s', async (name, path) => {
    const page = openWith(buildMembership());
    await page.user.click(await screen.findByRole('link', { name }));
    expect(page.path()).toBe(path);
  });
});

describe('MembershipPage: no response', () => {
  it('shows the error in place with the benefits and retries', async () => {
    let isDown = true;
    const page = openAsMember({
      [MEMBERSHIP]: () => (isDown ? refuse('UNAVAILABLE') : { userMembershipInfo: [buildMembership()] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('데이터를 불러오지 못했어요');
    expect(screen.getByRole('heading', { name: '이런 점이 좋아요' })).toBeVisible();
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('이용 중')).toBeVisible();
  });

  it('treats an empty response as an error', async () => {
    openAsMember({ [MEMBERSHIP]: { userMembershipInfo: [] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('데이터를 불러오지 못했어요');
  });
});

describe('MembershipPage: comparison', () => {
  it('also shows where the membership costs more', async () => {
    const page = renderPage(routes, { url: '/membership' });
    expect(await screen.findByText('한 달에 39,000원보다 많이 맡기면 이득이에요.')).toBeVisible();
    expect(screen.getByText('한 달에 1,100원 아껴요.')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: '30,000원' }));
    expect(screen.getByText('이만큼 쓰신다면 멤버십 없이 이용하는 편이 900원 저렴해요.')).toBeVisible();
    expect(await fact('실제 내는 금액')).toHaveTextContent('30,900원');
  });
});
