import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { Checkbox } from './checkbox';
import { ChoiceGroup } from './choice-group';
import { RadioGroup } from './radio-group';
import { Switch } from './switch';

const SLOTS = [
  { value: '09', label: '09:00~11:00', disabled: true },
  { value: '11', label: '11:00~13:00' },
] as const;

describe('ChoiceGroup', () => {
  it('is a named group that reports the choice and disables unavailable options', async () => {
    const onChange = jest.fn();
    render(<ChoiceGroup label="수거 시간" choices={SLOTS} value={null} onChange={onChange} />, { wrapper: UiProvider });
    const group = within(screen.getByRole('group', { name: '수거 시간' }));
    await userEvent.click(group.getByRole('radio', { name: '09:00~11:00' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('radio', { name: '11:00~13:00' }));
    expect(onChange).toHaveBeenCalledWith('11');
  });
});

describe('RadioGroup', () => {
  it('shows the error when a choice is missing', () => {
    render(
      <RadioGroup label="수거 장소" choices={SLOTS} value={null} onChange={jest.fn()} error="장소를 골라 주세요." />,
      {
        wrapper: UiProvider,
      },
    );
    expect(screen.getByRole('radiogroup', { name: '수거 장소' })).toHaveAccessibleDescription('장소를 골라 주세요.');
  });
});

describe('Switch', () => {
  it('is named by its label and described by its second line', async () => {
    render(<Switch label="프리미엄 세탁" description="명품을 따로 관리해요" />, { wrapper: UiProvider });
    const control = screen.getByRole('switch', { name: '프리미엄 세탁' });
    expect(control).toHaveAccessibleDescription('명품을 따로 관리해요');
    await userEvent.click(screen.getByText('프리미엄 세탁'));
    expect(control).toBeChecked();
  });
});

describe('Checkbox', () => {
  it('is not checked by the button beside it', async () => {
    const onShow = jest.fn();
    render(
      <Checkbox
        label="약관에 동의해요"
        trailing={
          <button type="button" onClick={onShow}>
            보기
          </button>
        }
      />,
      { wrapper: UiProvider },
    );
    await userEvent.click(screen.getByRole('button', { name: '보기' }));
    expect(onShow).toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: '약관에 동의해요' })).not.toBeChecked();
  });
});
