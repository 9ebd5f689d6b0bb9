import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { TextArea } from './text-area';

describe('TextArea', () => {
  it('counts letters and enforces the limit', async () => {
    render(<TextArea label="요청사항" maxLetters={5} defaultValue="얼룩" />, { wrapper: UiProvider });
    const field = screen.getByRole('textbox', { name: '요청사항' });
    expect(screen.getByText('2/5')).toBeInTheDocument();
    await userEvent.type(field, '이 있어요');
    expect(field).toHaveValue('얼룩이 있');
    expect(screen.getByText('5/5')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription('최대 5자');
  });
});
