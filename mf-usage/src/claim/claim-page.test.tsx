import { buildClaimCase } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildRequest } from '../testing/builders';
import { fieldsOf } from '../testing/request-form-page';

const ITEMS = [
  buildItem({ id: 5, name: '흰 셔츠', category: '와이셔츠', priceWon: 1_900 }),
  buildItem({ id: 6, name: '회색 코트', category: '코트', priceWon: 13_000 }),
];

const DELIVERED = buildRequest({
  applicationId: 31,
  originalStatus: 'Delivered',
  allowedActions: ['claim'],
  claimableItems: [
    { id: 5, name: '흰 셔츠' },
    { id: 6, name: '회색 코트' },
  ],
  items: ITEMS,
  claims: [],
  timeline: [
    {
      status: 'Collected',
      event: 'moved',
      label: '수거 완료',
      at: '2037-03-04T09:00:00+09:00',
      actor: 'shop',
      reason: null,
      photos: [],
    },
  ],
  claimUntil: '2037-03-17T20:00:00+09:00',
});

const openForm = (api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/claim?id=31',
    api: {
      'GET /request/delivery/detail/31': DELIVERED,
      'POST /request/delivery/31/claim': { claimId: 71 },
      'GET /claim/71': buildClaimCase(),
      ...api,
    },
  });

const WORDS = '왼쪽 소매에 없던 구멍이 생겼어요.';
const submit = () => screen.getByRole('button', { name: '접수하기' });
const png = () => new File(['png'], 'a.png', { type: 'image/png' });

describe('ClaimPage', () => {
  beforeEach(() => localStorage.clear());

  it('sends item, kind, description and photos, then opens the case page', async () => {
    const { user, calls, path } = openForm();
    await user.click(await screen.findByRole('radio', { name: '흰 셔츠' }));
    await user.click(screen.getByRole('radio', { name: '손상' }));
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), ` ${WORDS} `);
    await user.upload(await screen.findByLabelText(/접수 사진 추가/), [png()]);
    expect(await screen.findByRole('img', { name: '접수 사진 1' })).toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(path()).toBe('/usage/case?id=71'));
    expect(fieldsOf(calls.find(({ method }) => method === 'POST')?.body)).toMatchObject({
      itemId: '5',
      kind: 'Damage',
      text: WORDS,
      photo: 'claim-1.png',
    });
  });

  it('requires no photo for a lost item', async () => {
    const { user, calls, path } = openForm();
    await user.click(await screen.findByRole('radio', { name: '회색 코트' }));
    await user.click(screen.getByRole('radio', { name: '분실' }));
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), '코트가 오지 않았어요. 찾아 주세요.');
    await user.click(submit());
    await waitFor(() => expect(path()).toBe('/usage/case?id=71'));
    expect(fieldsOf(calls.find(({ method }) => method === 'POST')?.body)).toMatchObject({ itemId: '6', kind: 'Loss' });
  });

  it('shows every missing field and focuses the first', async () => {
    const { user, calls } = openForm();
    const shirt = await screen.findByRole('radio', { name: '흰 셔츠' });
    await user.click(submit());
    expect(await screen.findByText('어떤 품목인지 골라 주세요.')).toBeInTheDocument();
    expect(screen.getByText('무슨 일이 있었는지 골라 주세요.')).toBeInTheDocument();
    expect(screen.getByText('어떤 상황인지 10자 이상 적어 주세요.')).toBeInTheDocument();
    expect(shirt).toHaveFocus();
    await user.click(shirt);
    await user.click(screen.getByRole('radio', { name: '손상' }));
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), WORDS);
    await user.click(submit());
    expect(await screen.findByText('손상된 곳이 보이는 사진을 한 장 이상 추가해 주세요.')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('restores the draft after a reload and deletes it once sent', async () => {
    const { user, unmount } = openForm();
    await user.click(await screen.findByRole('radio', { name: '회색 코트' }));
    await user.click(screen.getByRole('radio', { name: '분실' }));
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), '코트가 오지 않았어요.');
    await user.upload(await screen.findByLabelText(/접수 사진 추가/), [png()]);
    await screen.findByRole('img', { name: '접수 사진 1' });
    unmount();
    const again = openForm();
    expect(await screen.findByRole('textbox', { name: '상황 설명' })).toHaveValue('코트가 오지 않았어요.');
    expect(screen.getByRole('img', { name: '접수 사진 1' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '회색 코트' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '분실' })).toBeChecked();
    await again.user.click(submit());
    await waitFor(() => expect(again.path()).toBe('/usage/case?id=71'));
    again.unmount();
    openForm();
    expect(await screen.findByRole('textbox', { name: '상황 설명' })).toHaveValue('');
    expect(screen.queryByRole('img', { name: '접수 사진 1' })).toBeNull();
  });

  it('selects the only item automatically', async () => {
    openForm({
      'GET /request/delivery/detail/31': { ...DELIVERED, claimableItems: [{ id: 5, name: '흰 셔츠' }] },
    });
    expect(await screen.findByRole('radio', { name: '흰 셔츠' })).toBeChecked();
  });

  it('shows the refusal and preserves the input', async () => {
    const { user } = openForm({ 'POST /request/delivery/31/claim': refuse('ALREADY_EXISTS') });
    await user.click(await screen.findByRole('radio', { name: '흰 셔츠' }));
    await user.click(screen.getByRole('radio', { name: '분실' }));
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), '셔츠가 오지 않았어요.');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '상황 설명' })).toHaveValue('셔츠가 오지 않았어요.');
  });

  it.each([
    ['nobody', [], false],
    ['somebody who took a piece back', [6], true],
  ])('redirects an unwashed item to %s', async (_who, declinedItemIds, isNamed) => {
    const at = '2026-03-05T09:00:00+09:00';
    const offer = buildOffer({ approval: { at, by: 'customer', declinedItemIds, totalWon: 4_900 } });
    openForm({ 'GET /request/delivery/detail/31': { ...DELIVERED, offer } });
    await screen.findByRole('radio', { name: '흰 셔츠' });
    expect(screen.queryByText(/돌려받은 품목에 문제가 있으면 고객센터에/) !== null).toBe(isNamed);
  });

  it.each([
    ['Completed', /배송 완료 뒤 180일 동안/],
    ['Returned', /돌려받은 세탁물에 문제가 있으면 고객센터에/],
  ] as const)('redirects when nothing can be claimed for a request that is %s', async (originalStatus, text) => {
    openForm({ 'GET /request/delivery/detail/31': { ...DELIVERED, originalStatus, allowedActions: [] } });
    expect(await screen.findByText('지금은 접수할 수 없어요')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이용 상세 보기' })).toHaveAttribute('href', '/usage/detail?id=31');
  });
});

const group = () => screen.getByRole('group', { name: '기준 금액' });

describe('official amount of the form', () => {
  beforeEach(() => localStorage.clear());

  const openForMoney = async () => {
    const page = openForm();
    await page.user.click(await screen.findByRole('radio', { name: '회색 코트' }));
    await page.user.click(screen.getByRole('radio', { name: '손상' }));
    expect(screen.getByRole('radio', { name: /^다시 세탁·수선/ })).toBeChecked();
    expect(screen.queryByRole('group', { name: '기준 금액' })).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: /^보상/ }));
    return page;
  };

  it('is 20 times the fee first, then follows price, date and proof', async () => {
    const { user, calls, path } = await openForMoney();
    expect(within(group()).getByText('260,000원')).toBeInTheDocument();
    expect(within(group()).getByText('세탁 금액 13,000원 × 20배')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '산 가격 (선택)' }), '400000');
    fireEvent.change(screen.getByLabelText('산 날짜 (선택)'), { target: { value: '2035-03-05' } });
    expect(within(group()).getByText('260,000원')).toBeInTheDocument();
    expect(within(group()).getByText('구매 자료 사진을 올리면 180,000원으로 계산해요.')).toBeInTheDocument();
    await user.upload(await screen.findByLabelText(/구매 자료 사진 추가/), [png()]);
    expect(await within(group()).findByText('180,000원')).toBeInTheDocument();
    expect(within(group()).getByText('산 가격 400,000원 × 45%')).toBeInTheDocument();
    expect(within(group()).getByText(/산 지 730일/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), WORDS);
    await user.upload(await screen.findByLabelText(/접수 사진 추가/), [png()]);
    await screen.findByRole('img', { name: '접수 사진 1' });
    await user.click(submit());
    await waitFor(() => expect(path()).toBe('/usage/case?id=71'));
    expect(fieldsOf(calls.find(({ method }) => method === 'POST')?.body)).toMatchObject({
      wish: 'Money',
      purchasePriceWon: '400000',
      purchasedOn: '2035-03-05',
      setShare: 'whole',
      photo: 'claim-1.png',
      proof: 'proof-1.png',
    });
  });

  it('asks for price and date together', async () => {
    const { user, calls } = await openForMoney();
    await user.type(screen.getByRole('textbox', { name: '상황 설명' }), WORDS);
    await user.upload(await screen.findByLabelText(/접수 사진 추가/), [png()]);
    fireEvent.change(screen.getByLabelText('산 날짜 (선택)'), { target: { value: '2035-03-05' } });
    await user.click(submit());
    expect(await screen.findByText('산 가격을 적어 주세요.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '산 가격 (선택)' }), '1000000000000');
    await user.click(submit());
    expect(await screen.findByText('산 가격은 1원부터 100,000,000원까지 적을 수 있어요.')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps photos of the damage and of the purchase apart after a reload', async () => {
    const { user, unmount } = await openForMoney();
    await user.upload(await screen.findByLabelText(/접수 사진 추가/), [png()]);
    await screen.findByRole('img', { name: '접수 사진 1' });
    await user.upload(await screen.findByLabelText(/구매 자료 사진 추가/), [png()]);
    await screen.findByRole('img', { name: '구매 자료 사진 1' });
    unmount();
    openForm();
    expect(await screen.findByRole('img', { name: '구매 자료 사진 1' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '접수 사진 1' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /사진 2$/ })).toBeNull();
  });

  it('offers no other wash once the address is erased', async () => {
    const address = { ...DELIVERED.address, address: '', roadAddress: '' };
    const { user } = openForm({ 'GET /request/delivery/detail/31': { ...DELIVERED, address } });
    await user.click(await screen.findByRole('radio', { name: '회색 코트' }));
    await user.click(screen.getByRole('radio', { name: '손상' }));
    expect(screen.getByRole('radio', { name: /^다시 세탁·수선/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^보상/ })).toBeChecked();
  });

  it('begins with the purchase that was named in the request', async () => {
    const valuables = [{ category: '코트' as const, priceWon: 350_000, boughtOn: '2035-03-05' }];
    const { user } = openForm({ 'GET /request/delivery/detail/31': { ...DELIVERED, valuables } });
    await user.click(await screen.findByRole('radio', { name: '흰 셔츠' }));
    await user.click(screen.getByRole('radio', { name: '분실' }));
    expect(screen.getByRole('textbox', { name: '산 가격 (선택)' })).toHaveValue('');
    await user.click(screen.getByRole('radio', { name: '회색 코트' }));
    expect(screen.getByRole('textbox', { name: '산 가격 (선택)' })).toHaveValue('350,000');
    expect(screen.getByLabelText('산 날짜 (선택)')).toHaveValue('2035-03-05');
    await user.click(screen.getByRole('radio', { name: '흰 셔츠' }));
    expect(screen.getByRole('textbox', { name: '산 가격 (선택)' })).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: '산 가격 (선택)' }), '90000');
    await user.click(screen.getByRole('radio', { name: '회색 코트' }));
    expect(screen.getByRole('textbox', { name: '산 가격 (선택)' })).toHaveValue('90,000');
  });

  it('begins so for the only item too, without a draft', async () => {
    const valuables = [{ category: '코트' as const, priceWon: 350_000, boughtOn: '2035-03-05' }];
    const claimableItems = [{ id: 6, name: '회색 코트' }];
    const { user } = openForm({ 'GET /request/delivery/detail/31': { ...DELIVERED, valuables, claimableItems } });
    await user.click(await screen.findByRole('radio', { name: '분실' }));
    expect(screen.getByRole('textbox', { name: '산 가격 (선택)' })).toHaveValue('350,000');
    expect(screen.queryByRole('combobox', { name: '한 벌로 샀나요?' })).toBeNull();
  });
});
