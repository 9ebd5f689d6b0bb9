import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { Stepper } from './stepper';

const changes = jest.fn();

function CountForm({ initial = 1 }: { readonly initial?: number }) {
  const [count, setCount] = useState(initial);
  const handleChange = (next: number) => {
    changes(next);
    setCount(next);
  };
  return <Stepper label="세탁물 수량" unit="개" min={1} max={99} value={count} onChange={handleChange} />;
}

const show = (initial?: number) => {
  render(<CountForm {...(initial !== undefined && { initial })} />, { wrapper: UiProvider });
  return screen.getByRole('spinbutton', { name: '세탁물 수량' });
};

beforeEach(() => changes.mockClear());

describe('Stepper', () => {
  it('steps by its buttons and stops at both ends', async () => {
    const field = show();
    expect(screen.getByRole('button', { name: '세탁물 수량 줄이기' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '세탁물 수량 늘리기' }));
    expect(field).toHaveValue('2');
    expect(field).toHaveAttribute('aria-valuenow', '2');
    await userEvent.click(screen.getByRole('button', { name: '세탁물 수량 줄이기' }));
    expect(field).toHaveValue('1');
  });

  it('disables its plus button at the maximum', () => {
    show(99);
    expect(screen.getByRole('button', { name: '세탁물 수량 늘리기' })).toBeDisabled();
  });

  it.each([
    ['1e3', '숫자 하나만 적어 주세요.'],
    ['-3', '빼기 기호 없이 적어 주세요.'],
    ['2~3개', '숫자 하나만 적어 주세요.'],
  ])('refuses %s and keeps the previous count', async (text, sentence) => {
    const field = show(5);
    await userEvent.clear(field);
    await userEvent.paste(text);
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(sentence);
    await userEvent.tab();
    expect(field).toHaveValue('5');
    expect(field).toHaveAccessibleDescription('1개부터 99개까지 소수점 없이 적을 수 있어 5개로 두었어요.');
    expect(changes).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '세탁물 수량 늘리기' }));
    expect(field).toHaveAccessibleDescription('');
  });

  it.each(['100', '1,000', '1천개'])('shows the maximum when %s is pasted', async (pasted) => {
    const field = show(5);
    await userEvent.clear(field);
    await userEvent.paste(pasted);
    expect(field).toHaveAccessibleDescription('99개까지 신청할 수 있어요.');
    await userEvent.tab();
    expect(field).toHaveValue('99');
    expect(field).toHaveAccessibleDescription('99개까지 신청할 수 있어요.');
  });

  it('shows the minimum when it is left at 0', async () => {
    const field = show(5);
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    expect(field).toHaveValue('0');
    await userEvent.tab();
    expect(field).toHaveValue('5');
    expect(field).toHaveAccessibleDescription('1개부터 99개까지 소수점 없이 적을 수 있어 5개로 두었어요.');
  });

  it.each([
    ['1.5', '1.5', 1],
    ['3.', '3.', 3],
    ['.5', '.5', 2],
  ])('keeps the whole number of %s and refuses the fraction', async (typed, shown, expected) => {
    const field = show(2);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(field).toHaveValue(shown);
    expect(field).toHaveAccessibleDescription('소수점 없이 적어 주세요.');
    expect(field).toHaveAttribute('aria-valuenow', String(expected));
    await userEvent.tab();
    expect(field).toHaveValue(String(expected));
    expect(field).toHaveAccessibleDescription(`1개부터 99개까지 소수점 없이 적을 수 있어 ${expected}개로 두었어요.`);
  });

  it('accepts a pasted count with its unit or in full-width digits', async () => {
    const field = show(2);
    for (const [pasted, count] of [
      ['3개', '3'],
      [' ４ ', '4'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.paste(pasted);
      expect(field).toHaveValue(count);
    }
  });

  it('reads a count at the end of IME composition', () => {
    const field = show(5);
    fireEvent.compositionStart(field);
    for (const value of ['０', '０1', '０12']) {
      fireEvent.change(field, { target: { value } });
      expect(field).toHaveValue(value);
    }
    expect(changes).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('12');
  });

  it('never reports a number out of range', async () => {
    const field = show(5);
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.type(field, '400');
    expect(field).toHaveValue('99');
    expect(changes.mock.calls.flat().every((count: number) => count >= 1 && count <= 99)).toBe(true);
  });

  it('restores the last valid number when it is left empty', async () => {
    const field = show(5);
    await userEvent.clear(field);
    expect(field).toHaveValue('');
    await userEvent.tab();
    expect(field).toHaveValue('5');
  });

  it('responds to the arrow keys', async () => {
    const field = show(5);
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}');
    expect(field).toHaveValue('16');
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(field).toHaveValue('1');
  });
});
