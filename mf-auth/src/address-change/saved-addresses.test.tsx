import type { KeptAddress } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildAddress } from '../testing/builders';

const HOME: KeptAddress = { ...buildAddress(), label: '', isCurrent: true };
const OFFICE: KeptAddress = {
  ...buildAddress({ addressId: 9, roadAddress: '서울 강남구 봉은사로 524', subAddress: '3층' }),
  label: '',
  isCurrent: false,
};
const OFFICE_DOOR = '서울 강남구 봉은사로 524 3층';

const openPage = (api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/service/update/address?returnUrl=%2Flaundry%2Flist',
    api: { 'GET /member/address': buildAddress(), 'GET /member/addresses': [HOME, OFFICE], ...api },
  });

const take = () => screen.findByRole('button', { name: `${OFFICE_DOOR} 선택` });
const written = ({ calls }: ReturnType<typeof openPage>) => calls.filter(({ method }) => method !== 'GET');

describe('SavedAddresses', () => {
  it('selects an address with one click, confirms and goes back', async () => {
    const page = openPage({ 'POST /member/addresses/9/use': buildAddress() });
    await page.user.click(await take());
    expect(await screen.findByText('주소 변경이 완료되었어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/laundry/list'));
  });

  it('hides the current address', async () => {
    openPage();
    await take();
    expect(screen.getAllByRole('button', { name: / 선택$/ })).toHaveLength(1);
  });

  it('shows why an address is refused and stays', async () => {
    const page = openPage({ 'POST /member/addresses/9/use': refuse('OUT_OF_AREA') });
    await page.user.click(await take());
    expect(await screen.findByText('아직 서비스하지 않는 지역이에요.')).toBeVisible();
    await waitFor(() => expect(page.path()).toMatch(/^\/service/));
  });

  it('adds and removes a label', async () => {
    let label = '';
    const list = () => [HOME, { ...OFFICE, label }];
    const page = openPage({
      'GET /member/addresses': list,
      'PUT /member/addresses/9': () => {
        label = label === '' ? '회사' : '';
        return list();
      },
    });
    await take();
    const office = () =>
      within(screen.getByRole('group', { name: `${OFFICE_DOOR} 이름` })).getByRole('button', { name: '회사' });
    await page.user.click(office());
    await waitFor(() => expect(office()).toHaveAttribute('aria-pressed', 'true'));
    await page.user.click(office());
    await waitFor(() => expect(office()).toHaveAttribute('aria-pressed', 'false'));
    expect(written(page).map(({ body }) => body)).toEqual([{ label: '회사' }, { label: '' }]);
  });

  it('deletes an address', async () => {
    let saved = [HOME, OFFICE];
    const page = openPage({
      'GET /member/addresses': () => saved,
      'DELETE /member/addresses/9': () => {
        saved = [HOME];
        return undefined;
      },
    });
    await page.user.click(await screen.findByRole('button', { name: `${OFFICE_DOOR} 지우기` }));
    await waitFor(() => expect(screen.queryByText(OFFICE_DOOR)).not.toBeInTheDocument());
  });

  it('does not affect the search when loading fails', async () => {
    openPage({ 'GET /member/addresses': refuse('UNAVAILABLE') });
    expect(await screen.findByRole('textbox', { name: '주소 검색' })).toBeVisible();
    expect(screen.queryByText('사용한 주소')).not.toBeInTheDocument();
  });
});
