import { refuse } from '@dongne/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildShop } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const API = {
  'GET /laundry/detail/7': buildShop({
    prices: [
      { category: '와이셔츠', priceWon: 2_000, turnaroundDays: 3 },
      { category: '코트', priceWon: 13_000, turnaroundDays: 3 },
    ],
    isFreeDelivery: true,
    hasMembershipService: false,
  }),
};
/** Link with two shirts and a coat. */
const URL = '/applicate?laundryId=7&items=3.2-8.1';

const number = () => screen.getByRole('spinbutton', { name: '세탁물 수량' });
const says = (words: string) => expect(screen.getByText(words)).toBeVisible();

describe('pieces counted on the shop page', () => {
  it('fills the form, shows their price and sends them', async () => {
    const { chooseSlot, agree, submit, posts, path } = await openRequestForm(API, { url: URL });
    expect(number()).toHaveValue('3');
    says('와이셔츠 2, 코트 1');
    says('예상 17,000원');
    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7'));
    await chooseSlot();
    await agree();
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({
      laundryNumByUser: '3',
      items: '[{"category":"와이셔츠","count":2},{"category":"코트","count":1}]',
    });
  });

  it.each(['16.1', '99.1', '3.-1', '3.100', 'x', ''])('ignores a forged or outdated link: %s', async (items) => {
    await openRequestForm(API, { url: `/applicate?laundryId=7&items=${items}` });
    expect(number()).toHaveValue('1');
    says('평소 입는 옷 1개');
  });

  it('adds to the draft without removing anything', async () => {
    const first = await openSecondScreen(API);
    await first.user.type(screen.getByRole('textbox', { name: '요청사항' }), '살살');
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    const { next } = await openRequestForm(API, { url: URL });
    await next();
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('살살');
    says('와이셔츠 2, 코트 1');
  });

  it('restores the draft after a reload and ignores the link', async () => {
    const first = await openRequestForm(API, { url: URL });
    await first.user.click(screen.getByRole('button', { name: '품목 담기 3개 담았어요' }));
    await first.user.click(screen.getByRole('button', { name: '코트 하나 빼기' }));
    fireEvent(window, new Event('pagehide'));
    const url = first.path();
    first.unmount();
    await openRequestForm(API, { url });
    says('와이셔츠 2');
    expect(number()).toHaveValue('2');
  });

  it('limits restored pieces to what the shop and an order allow', async () => {
    localStorage.setItem('draft:1:request/7:at', String(Date.now()));
    localStorage.setItem(
      'draft:1:request/7:items',
      '[{"category":"와이셔츠","count":2},{"category":"한복","count":1}]',
    );
    const { unmount } = await openRequestForm(API);
    says('와이셔츠 2, 평소 입는 옷 1개');
    unmount();
    localStorage.setItem('draft:1:request/7:items', '[{"category":"와이셔츠","count":100}]');
    localStorage.setItem('draft:1:request/7:laundryNumByUser', '1');
    await openRequestForm(API);
    says('평소 입는 옷 1개');
  });
});

describe('counting pieces in the form', () => {
  it('raises 세탁물 수량, whose minimum is the counted pieces', async () => {
    const { user, count } = await openRequestForm(API);
    await count('와이셔츠', '와이셔츠');
    expect(screen.getByRole('button', { name: '품목 담기 2개 담았어요' })).toBeVisible();
    expect(number()).toHaveValue('2');
    expect(screen.getByRole('button', { name: '세탁물 수량 줄이기' })).toBeDisabled();
    await user.clear(number());
    await user.type(number(), '1');
    await user.tab();
    expect(number()).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: '세탁물 수량 늘리기' }));
    says('와이셔츠 2, 평소 입는 옷 1개');
  });

  it('shows the server’s error next to the pieces and preserves them', async () => {
    const fields = { items: '코트: 이 세탁소에서 받지 않는 품목이에요.' };
    const { chooseSlot, agree, submit } = await openRequestForm(
      { ...API, 'POST /request/delivery': refuse('VALIDATION', { fields }) },
      { url: URL },
    );
    await chooseSlot();
    await agree();
    await submit();
    expect(await screen.findByText(fields.items)).toBeVisible();
    expect(screen.getByRole('button', { name: '품목 담기 3개 담았어요' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    says('와이셔츠 2, 코트 1');
  });
});
