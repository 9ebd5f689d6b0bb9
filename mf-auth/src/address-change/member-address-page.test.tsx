import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildAddress, buildArea } from '../testing/builders';
import { fill } from '../testing/fill';

const YEOKSAM = buildArea({ bcode: '1168010100', label: '서울 강남구 역삼동', dong: '역삼동', emd: '역삼동' });
const SAVE = 'PUT /member/address';

const openPage = (api: FakeApi = {}, query = '?returnUrl=%2Flaundry%2Flist') =>
  renderPage(routes, {
    session: 'member',
    url: `/service/update/address${query}`,
    api: {
      'GET /member/address': buildAddress(),
      'GET /member/addresses': [],
      'GET /area': [YEOKSAM],
      [SAVE]: buildAddress(),
      ...api,
    },
  });

type Page = ReturnType<typeof openPage>;

const chooseArea = async (page: Page) => {
  await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), '역삼');
  await page.user.click(await screen.findByRole('option', { name: '서울 강남구 역삼동' }));
  return screen.findByRole('textbox', { name: '상세 주소' });
};

const save = () => screen.getByRole('button', { name: '이 주소로 변경' });
const saved = ({ calls }: Page) => calls.filter(({ method }) => method === 'PUT');

describe('MemberAddressPage', () => {
  it('shows the current address', async () => {
    openPage();
    expect(await screen.findByText('서울 강남구 테헤란로 427')).toBeVisible();
  });

  it('changes the neighbourhood, confirms and goes back', async () => {
    const page = openPage();
    await fill(page.user, await chooseArea(page), '2층');
    await page.user.click(save());
    expect(await screen.findByText('주소 변경이 완료되었어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/laundry/list'));
    expect(saved(page)[0]?.body).toMatchObject({
      address: '서울 강남구 역삼동',
      emd: '역삼동',
      subAddress: '2층',
      entranceInfo: '',
      recipient: '동네손님',
    });
  });

  it('changes to a searched lot', async () => {
    const lot = { ...YEOKSAM, label: '서울 강남구 역삼동 737', address: '서울 강남구 역삼동 737', roadOrLot: '737' };
    const page = openPage({ 'GET /area': [lot] });
    await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), '역삼동 737');
    await page.user.click(await screen.findByRole('option', { name: '서울 강남구 역삼동 737' }));
    await fill(page.user, await screen.findByRole('textbox', { name: '상세 주소' }), '2층');
    await page.user.click(save());
    await waitFor(() => expect(page.path()).toBe('/laundry/list'));
    expect(saved(page)[0]?.body).toMatchObject({
      address: '서울 강남구 역삼동 737',
      roadAddress: '',
      addressType: 'J',
    });
  });

  it('refetches the address afterwards', async () => {
    const page = openPage();
    await fill(page.user, await chooseArea(page), '2층');
    await page.user.click(save());
    await waitFor(() => expect(page.path()).toBe('/laundry/list'));
    expect(page.calls.filter(({ method, path }) => method === 'GET' && path === '/member/address')).toHaveLength(2);
  });

  it('edits details of the current address without a search', async () => {
    const page = openPage();
    await page.user.click(await screen.findByRole('button', { name: '수정' }));
    const detail = await screen.findByRole('textbox', { name: '상세 주소' });
    expect(detail).toHaveValue('101동 1203호');
    await fill(page.user, detail, '102동 1호');
    await page.user.dblClick(save());
    await waitFor(() => expect(page.path()).toBe('/laundry/list'));
    expect(saved(page)).toHaveLength(1);
    expect(saved(page)[0]?.body).toMatchObject({ roadAddress: '서울 강남구 테헤란로 427', subAddress: '102동 1호' });
  });

  it('shows why an address was refused and preserves the input', async () => {
    const page = openPage({ [SAVE]: refuse('PARTNER_RESTRICTED') });
    await fill(page.user, await chooseArea(page), '2층');
    await page.user.click(save());
    expect(await screen.findByText('제휴 이용자는 사용할 수 없는 기능이에요.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '상세 주소' })).toHaveValue('2층');
  });

  it('goes Home instead of to a foreign site', async () => {
    const page = openPage({}, '?returnUrl=%2F%2Fevil.example');
    await fill(page.user, await chooseArea(page), '2층');
    await page.user.click(save());
    await waitFor(() => expect(page.path()).toBe('/'));
  });

  it('offers a retry when the address fails to load', async () => {
    let isDown = true;
    const page = openPage({ 'GET /member/address': () => (isDown ? refuse('INTERNAL') : buildAddress()) });
    await screen.findByText('데이터를 불러오지 못했어요');
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('서울 강남구 테헤란로 427')).toBeVisible();
  });
});
