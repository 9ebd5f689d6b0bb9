import { buildMembership } from '@dongne/contract/testing';
import { renderPage, type FakeApi, type PageOptions } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildShopDetail, MEMBER_ADDRESS } from '../testing/builders';

const openPrices = ({
  url = '/laundry/1?tab=price',
  api = {},
  ...page
}: Partial<PageOptions> & { api?: FakeApi } = {}) =>
  renderPage(routes, { url, api: { 'GET /laundry/detail/1': buildShopDetail(), ...api }, ...page });

const more = (category: string) => screen.findByRole('button', { name: `${category} 하나 더` });
const says = async (words: string) => expect(await screen.findByText(words)).toBeVisible();

describe('counting pieces on a shop page', () => {
  it('shows their price and links to the form with them', async () => {
    const { user, path } = openPrices();
    await user.click(await more('와이셔츠'));
    await user.dblClick(await more('와이셔츠'));
    await user.click(await more('코트'));
    await says('와이셔츠 3, 코트 1');
    await says('예상 21,700원');
    await says('배송비 포함');
    await user.click(screen.getByRole('button', { name: '코트 하나 빼기' }));
    await says('예상 8,700원');
    expect(path()).toBe('/laundry/1?tab=price&items=3.3');
    await user.click(screen.getByRole('button', { name: '수거 신청하기' }));
    expect(path()).toBe('/applicate?laundryId=1&items=3.3');
  });

  it('starts with the price of one everyday piece', async () => {
    openPrices();
    await says('평소 입는 옷 1개');
    await says('예상 4,900원');
  });

  it('persists across tabs and links to the form from each', async () => {
    const { user, path } = openPrices();
    await user.click(await more('코트'));
    await user.click(screen.getByRole('tab', { name: '정보' }));
    expect(path()).toBe('/laundry/1?items=8.1');
    await says('예상 16,000원');
    await user.click(screen.getByRole('button', { name: '수거 신청하기' }));
    expect(path()).toBe('/applicate?laundryId=1&items=8.1');
  });

  it('is restored from the URL without forged or foreign items', async () => {
    openPrices({ url: '/laundry/1?items=3.2-16.5-99.1-8.0' });
    await says('와이셔츠 2');
    await says('예상 6,800원');
  });

  it('shows no price before the price tab is opened', async () => {
    openPrices({ url: '/laundry/1' });
    expect(await screen.findByRole('button', { name: '수거 신청하기' })).toBeEnabled();
    expect(screen.queryByText(/^예상/)).not.toBeInTheDocument();
  });

  it('subtracts the member discount', async () => {
    const api = { 'GET /member/address': MEMBER_ADDRESS };
    const membership = { userMembershipInfo: [buildMembership({ userStatus: 'Membership' })] };
    openPrices({
      session: 'member',
      url: '/laundry/1?tab=price&items=8.1',
      api: { ...api, 'GET /myPage/membership': membership },
    });
    await says('예상 14,700원');
    await says('멤버십 10% 할인 -1,300원 · 배송비 포함');
  });

  it('does not request the membership of a visitor', async () => {
    const { calls } = openPrices({ url: '/laundry/1?tab=price&items=8.1' });
    await says('예상 16,000원');
    expect(calls.map(({ path }) => path)).not.toContain('/myPage/membership');
  });
});
