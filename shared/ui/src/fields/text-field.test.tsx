import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { TextField } from './text-field';

describe('TextField', () => {
  it('announces its error as part of the field', () => {
    const { rerender } = render(<TextField label="인증번호" hint="6자리 숫자예요." />, { wrapper: UiProvider });
    const field = screen.getByRole('textbox', { name: '인증번호' });
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('6자리 숫자예요.');
    const message = screen.getByText('6자리 숫자예요.');

    rerender(<TextField label="인증번호" hint="6자리 숫자예요." error="인증번호가 맞지 않아요." />);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('인증번호가 맞지 않아요.');
    // Same element as before: screen readers announce only changes inside an existing live region.
    expect(message).toHaveTextContent('인증번호가 맞지 않아요.');
    expect(message).toHaveAttribute('aria-live', 'polite');
  });

  it('has its name even when the label is hidden', () => {
    render(<TextField label="주소 검색" hideLabel />, { wrapper: UiProvider });
    expect(screen.getByRole('textbox', { name: '주소 검색' })).toBeInTheDocument();
  });

  it('passes ref and events to the input, as a form library needs', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = jest.fn();
    render(<TextField label="휴대폰 번호" name="phone" ref={ref} onChange={onChange} />, { wrapper: UiProvider });
    await userEvent.type(screen.getByRole('textbox', { name: '휴대폰 번호' }), '01');
    expect(ref.current).toHaveValue('01');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
