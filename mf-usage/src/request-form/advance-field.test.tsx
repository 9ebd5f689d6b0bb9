import { compose, refuse } from '@dongne/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import { buildShop } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

/** Shop with a price of 2,000 to 8,000 won per piece. */
const SHOP = buildShop({
  prices: [
    { category: '와이셔츠', priceWon: 2_000, turnaroundDays: 3 },
    { category: '원피스', priceWon: 8_000, turnaroundDays: 3 },
  ],
  isFreeDelivery: true,
});

const open = async (api: Parameters<typeof openSecondScreen>[0] = {}) => {
  const form = await openSecondScreen({ 'GET /laundry/detail/7': SHOP, ...api });
  if (screen.queryByRole('button', { name: /^금액 승인 방법/ }) !== null) await form.unfold('금액 승인 방법');
  return {
    ...form,
    turnOn: () => form.user.click(screen.getByRole('switch', { name: '이 금액까지는 바로 진행하기' })),
    /** Changes the first screen below this one. */
    pieces: (count: number) =>
      fireEvent.change(screen.getByRole('spinbutton', { name: '세탁물 수량', hidden: true }), {
        target: { value: String(count) },
      }),
    sent: () => fieldsOf(form.posts()[0]?.body)['advanceLimitWon'],
  };
};
const amount = () => screen.getByRole('textbox', { name: '바로 진행할 최대 금액' });
const sendable = async ({ agree, submit }: Awaited<ReturnType<typeof open>>) => {
  await agree();
  await submit();
};

describe('advance approval in the order form', () => {
  it('is off by default and sends nothing', async () => {
    const form = await open();
    expect(screen.getByRole('switch', { name: '이 금액까지는 바로 진행하기' })).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: '바로 진행할 최대 금액' })).not.toBeInTheDocument();
    await sendable(form);
    expect(form.sent()).toBe('');
  });

  it('proposes the upper estimate and sends the customer’s amount', async () => {
    const form = await open();
    await form.turnOn();
    expect(amount()).toHaveValue('8,000');
    expect(screen.getByText('8,000원까지 정할 수 있어요. 최종 금액이 더 높으면 먼저 여쭤볼게요.')).toBeVisible();
    await form.user.clear(amount());
    await form.user.type(amount(), '5천원');
    expect(amount()).toHaveValue('5천원');
    await form.user.tab();
    expect(amount()).toHaveValue('5,000');
    await sendable(form);
    expect(form.sent()).toBe('5000');
  });

  it('formats the amount while typing and preserves the caret', async () => {
    const form = await open();
    form.pieces(9);
    await form.turnOn();
    expect(amount()).toHaveValue('72,000');
    // Caret before the comma.
    await form.user.type(amount(), '1', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(amount()).toHaveValue('71,000');
    await form.user.keyboard('{Backspace}');
    expect(amount()).toHaveValue('7,000');
    await form.user.keyboard('03');
    expect(amount()).toHaveValue('703,000');
  });

  it('ignores IME composition and formats at its end', async () => {
    const form = await open();
    form.pieces(9);
    await form.turnOn();
    const steps = ['1', '12', '120', '1200', '12000'];
    expect(compose(amount(), steps)).toEqual(steps);
    expect(amount()).toHaveValue('12,000');
    await sendable(form);
    expect(form.sent()).toBe('12000');
  });

  it.each([
    ['20.000', '소수점 없이 적어 주세요.'],
    ['-5000', '빼기 기호 없이 적어 주세요.'],
    ['약 15,000 ~ 20,000원', '숫자 하나만 적어 주세요.'],
  ])('rejects a pasted %s and sends nothing', async (pasted, sentence) => {
    const form = await open();
    await form.turnOn();
    await form.user.clear(amount());
    await form.user.paste(pasted);
    await form.user.tab();
    expect(amount()).toHaveValue(pasted);
    expect(amount()).toHaveAccessibleDescription(sentence);
    await sendable(form);
    expect(form.posts()).toHaveLength(0);
  });

  it('rejects a typed decimal point instead of dropping it', async () => {
    const form = await open();
    await form.turnOn();
    await form.user.clear(amount());
    await form.user.type(amount(), '5000.5');
    expect(amount()).toHaveValue('5,000.5');
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription('소수점 없이 적어 주세요.');
    await form.user.keyboard('{Backspace}{Backspace}1');
    expect(amount()).toHaveValue('50,001');
    await form.user.keyboard('{Backspace}.5');
    await form.user.tab();
    expect(amount()).toHaveValue('5,000');
    expect(amount()).toBeValid();
    await sendable(form);
    expect(form.sent()).toBe('5000');
  });

  it('never raises the amount and rejects it when above the estimate', async () => {
    const form = await open();
    form.pieces(2);
    await form.turnOn();
    form.pieces(3);
    expect(amount()).toHaveValue('16,000');
    form.pieces(1);
    expect(amount()).toHaveValue('16,000');
    expect(amount()).toBeInvalid();
    expect(screen.getByText('예상 금액의 최대인 8,000원까지 정할 수 있어요.')).toBeVisible();
    await sendable(form);
    expect(form.posts()).toHaveLength(0);
    expect(amount()).toHaveFocus();
    form.pieces(2);
    expect(amount()).toBeValid();
    await form.submit();
    expect(form.sent()).toBe('16000');
  });

  it('remembers the amount when switched off and does not send it', async () => {
    const form = await open();
    await form.turnOn();
    await form.user.clear(amount());
    await form.user.type(amount(), '3000');
    await form.turnOn();
    await form.turnOn();
    expect(amount()).toHaveValue('3,000');
    await form.turnOn();
    await sendable(form);
    expect(form.sent()).toBe('');
  });

  it('shows the server’s error at the amount', async () => {
    const sentence = '예상 금액의 최대인 7,000원까지 정할 수 있어요.';
    const form = await open({
      'POST /request/delivery': refuse('VALIDATION', { fields: { advanceLimitWon: sentence } }),
    });
    await form.turnOn();
    await sendable(form);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(amount()).toHaveFocus();
    expect(amount()).toHaveValue('8,000');
  });

  it('explains its effect next to the promise', async () => {
    const form = await open();
    expect(screen.getByText('금액을 승인하기 전에는 세탁하지 않아요.')).toBeVisible();
    expect(screen.getByRole('button', { name: '금액 승인 방법 먼저 확인할게요' })).toBeVisible();
    await form.turnOn();
    expect(screen.getByRole('button', { name: '금액 승인 방법 8,000원까지 바로 진행' })).toBeVisible();
    expect(
      screen.getByText(/정하신 금액 안이고 개수와 종류, 수선 건수가 신청과 같으면 바로 승인하고 알려 드려요/),
    ).toBeVisible();
  });

  it('is hidden when the shop has no prices to estimate with', async () => {
    await open({ 'GET /laundry/detail/7': { ...SHOP, prices: [] } });
    expect(screen.queryByRole('switch', { name: '이 금액까지는 바로 진행하기' })).not.toBeInTheDocument();
  });
});
