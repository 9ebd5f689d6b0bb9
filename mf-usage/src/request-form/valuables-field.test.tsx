import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const NAME = '20만원 이상 품목';
const piece = () => within(screen.getByRole('group', { name: '품목 1' }));

describe('valued pieces in the order form', () => {
  it('are sent with price and day, and kept in the draft', async () => {
    const first = await openSecondScreen();
    await first.unfold(NAME);
    await first.user.click(screen.getByRole('button', { name: '품목 추가' }));
    await first.user.selectOptions(piece().getByRole('combobox', { name: '품목' }), '와이셔츠');
    await first.user.type(piece().getByRole('textbox', { name: '산 가격' }), '350000');
    fireEvent.change(piece().getByLabelText('산 날짜'), { target: { value: '2035-11-05' } });
    fireEvent(window, new Event('pagehide'));
    first.unmount();

    const form = await openRequestForm();
    await form.next();
    expect(screen.getByRole('button', { name: `${NAME} 와이셔츠 350,000원` })).toBeVisible();
    await form.agree();
    await form.submit();
    await waitFor(() => expect(form.posts()).toHaveLength(1));
    expect(JSON.parse(String(fieldsOf(form.posts()[0]?.body)['valuables']))).toEqual([
      { category: '와이셔츠', priceWon: 350_000, boughtOn: '2035-11-05' },
    ]);
  });

  it('ask for what is missing, in place, and can be removed', async () => {
    const form = await openSecondScreen();
    await form.unfold(NAME);
    await form.user.click(screen.getByRole('button', { name: '품목 추가' }));
    await form.user.type(piece().getByRole('textbox', { name: '산 가격' }), '1000');
    await form.agree();
    await form.submit();
    expect(await screen.findByText('품목, 산 가격, 산 날짜를 모두 적어 주세요.')).toBeVisible();
    await form.user.selectOptions(piece().getByRole('combobox', { name: '품목' }), '와이셔츠');
    fireEvent.change(piece().getByLabelText('산 날짜'), { target: { value: '2035-11-05' } });
    await form.submit();
    expect(await screen.findByText('200,000원부터 100,000,000원까지 적을 수 있어요.')).toBeVisible();
    expect(form.posts()).toHaveLength(0);
    await form.user.click(screen.getByRole('button', { name: '품목 1 빼기' }));
    await form.submit();
    await waitFor(() => expect(form.posts()).toHaveLength(1));
    expect(fieldsOf(form.posts()[0]?.body)['valuables']).toBe('[]');
  });
});
