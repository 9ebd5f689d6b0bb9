import { refuse, renderPage } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildAddress, buildCard, buildShop } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

describe('NewRequestPage', () => {
  it('orders a pickup with every field filled in', async () => {
    const { user, chooseSlot, next, unfold, agree, submit, posts, path } = await openRequestForm();
    await chooseSlot();
    const count = screen.getByRole('spinbutton', { name: '세탁물 수량' });
    await user.clear(count);
    await user.type(count, '3');
    await next();
    await user.click(screen.getByRole('switch', { name: '프리미엄 세탁' }));
    await user.type(screen.getByRole('textbox', { name: '요청사항' }), '천천히 주셔도 돼요');
    await unfold('출입 방법');
    await user.click(screen.getByRole('radio', { name: '비밀번호 있음' }));
    await user.type(screen.getByRole('textbox', { name: '공동현관 비밀번호' }), '1234');
    await user.click(screen.getByRole('checkbox', { name: '수거백에 담아 둘게요' }));
    await agree();
    await submit();

    expect(await screen.findByRole('heading', { name: '신청이 완료되었어요' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/applicate/complete?id=31'));
    expect(posts()).toHaveLength(1);
    expect(fieldsOf(posts()[0]?.body)).toEqual({
      laundryId: '7',
      refuseSecond: 'true',
      collectionTime: '2037-03-04T04:00:00.000Z',
      laundryNumByUser: '3',
      items: '[]',
      hasPremium: 'true',
      hasStain: 'false',
      etc: '천천히 주셔도 돼요',
      dailyLaundryPaidService: '[]',
      valuables: '[]',
      advanceLimitWon: '',
      entrance: JSON.stringify({ hasPassword: true, password: '1234' }),
      agreeTerm: 'true',
      deliveryBag: 'true',
    });
  });

  it('names the card, or links to card registration and preserves the form', async () => {
    const { unmount } = await openSecondScreen({ 'GET /pay/card': buildCard() });
    expect(await screen.findByText(/카드.*로 결제돼요/)).toBeVisible();
    unmount();
    await openSecondScreen();
    expect(await screen.findByText('카드는 신청한 뒤에 등록해도 돼요.')).toBeVisible();
    const register = screen.getByRole('link', { name: '카드 등록하기' });
    expect(decodeURIComponent(register.getAttribute('href') ?? '')).toContain('/applicate?laundryId=7&step=check');
  });

  it('calculates the return day from the counted pieces', async () => {
    const prices = [
      { category: '와이셔츠' as const, priceWon: 1_900, turnaroundDays: 2 },
      { category: '원피스' as const, priceWon: 8_900, turnaroundDays: 4 },
    ];
    const { count, chooseSlot, next } = await openRequestForm({ 'GET /laundry/detail/7': buildShop({ prices }) });
    await chooseSlot();
    const what = within(screen.getByRole('group', { name: '언제, 무엇을' }));
    expect(what.getByText(/배송 예정/)).toHaveTextContent('3월 8일 (일) 배송 예정');
    await count('와이셔츠');
    expect(what.getByText(/배송 예정/)).toHaveTextContent('3월 6일 (금) 배송 예정');
    await next();
    expect(screen.getByRole('button', { name: /수거.*변경$/ })).toHaveTextContent('3월 6일 (금) 배송 예정');
  });

  it('selects the first free day and disables full and past slots', async () => {
    const { slotGroup } = await openRequestForm();
    expect(slotGroup().getByRole('button', { name: '내일 3월 4일 (수)' })).toHaveAttribute('aria-pressed', 'true');
    expect(slotGroup().getByRole('radio', { name: '09:00~11:00 마감' })).toBeDisabled();
    expect(slotGroup().getByRole('radio', { name: '11:00~13:00 마감' })).toBeDisabled();
    expect(slotGroup().getByRole('radio', { name: '13:00~15:00' })).toBeEnabled();
  });

  it('shows an empty state for a day without slots', async () => {
    const { user, slotGroup } = await openRequestForm();
    await user.click(slotGroup().getByRole('button', { name: '3월 5일 (목)' }));
    expect(
      await slotGroup().findByText('이날은 고를 수 있는 시간이 없어요. 다른 날을 골라 주세요.'),
    ).toBeInTheDocument();
  });

  it('shows missing fields, focuses the first and sends nothing', async () => {
    const { chooseSlot, pressNext, submit, slotGroup, posts } = await openRequestForm();
    await pressNext();
    expect(await slotGroup().findByText('수거 시간을 골라 주세요.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '13:00~15:00' })).toHaveFocus();
    await chooseSlot();
    await submit();
    expect(await screen.findByText('약관에 동의해 주세요.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '약관에 동의해요' })).toHaveFocus();
    expect(posts()).toHaveLength(0);
  });

  it('offers paid services of a 매일새옷 shop with prices', async () => {
    const shop = buildShop({
      division: 'DAILY',
      dailyLaundryPaidService: [{ code: 'EXPRESS', label: '빠른 세탁', priceWon: 3_000 }],
    });
    const { user, unfold, agree, submit, posts } = await openSecondScreen({ 'GET /laundry/detail/7': shop });
    await unfold('추가 서비스');
    await user.click(screen.getByRole('checkbox', { name: '빠른 세탁 3,000원' }));
    await agree();
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)['dailyLaundryPaidService']).toBe('["EXPRESS"]');
  });

  it('hides mending when the shop does not offer it', async () => {
    await openSecondScreen({ 'GET /laundry/detail/7': buildShop({ canMend: false }) });
    expect(screen.getByRole('switch', { name: '수선이 필요해요' })).toBeDisabled();
  });

  it('hides the address change when the partner programme forbids it', async () => {
    const restrictions = ['addressChange' as const];
    await openRequestForm({ 'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions }] });
    expect(await screen.findByText('서울 강남구 테헤란로 1 101동 202호')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: '주소 변경' })).not.toBeInTheDocument());
  });

  it('returns to the form after an address change', async () => {
    await openRequestForm();
    expect(await screen.findByText('서울 강남구 테헤란로 1 101동 202호')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '주소 변경' })).toHaveAttribute(
      'href',
      `/service/update/address?returnUrl=${encodeURIComponent('/applicate?laundryId=7')}`,
    );
  });

  it.each([
    ['paused', { canPause: 1, pauseEndDate: '2037-03-10' }, '지금은 쉬고 있는 세탁소예요'],
    ['visited', { canDelivery: 0 }, '직접 방문해야 하는 세탁소예요'],
    ['too far', { coversMe: false }, '이 주소에는 수거하러 오지 않아요'],
  ] as const)('says why a shop cannot take a request and offers others: %s', async (_, part, title) => {
    renderPage(routes, {
      session: 'member',
      url: '/applicate?laundryId=7',
      api: { 'GET /laundry/detail/7': buildShop(part), 'GET /member/address': buildAddress() },
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '다른 세탁소 보기' })).toHaveAttribute('href', '/laundry/list');
    expect(screen.queryByRole('button', { name: '신청하기' })).not.toBeInTheDocument();
  });

  it.each(['/applicate', '/applicate?laundryId=zero', '/applicate?laundryId=7'])(
    'asks for a shop when %s does not exist',
    async (url) => {
      renderPage(routes, { session: 'member', url, api: { 'GET /laundry/detail/7': refuse('NOT_FOUND') } });
      expect(await screen.findByRole('link', { name: '주변 세탁소 찾기' })).toBeInTheDocument();
    },
  );
});
