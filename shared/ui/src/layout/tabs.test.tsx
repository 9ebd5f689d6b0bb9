import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { Tabs } from './tabs';

const TABS = [
  { value: 'processing', label: '진행 중' },
  { value: 'completed', label: '완료' },
  { value: 'cancelled', label: '취소' },
] as const;

function UsageTabs({ sticky = false }) {
  const [value, setValue] = useState<'processing' | 'completed' | 'cancelled'>('processing');
  return (
    <Tabs label="이용 상태" sticky={sticky} tabs={TABS} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('shows the panel of the chosen tab, named by it', async () => {
    render(<UsageTabs />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('tab', { name: '완료' }));
    expect(screen.getByRole('tabpanel', { name: '완료' })).toHaveTextContent('completed');
  });

  it.each([
    ['sticky ones scroll to the start of the pressed panel, also of the open one', true, 2],
    ['others stay where they are', false, 0],
  ])('%s', async (_case, sticky, scrolls) => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    render(<UsageTabs sticky={sticky} />, { wrapper: UiProvider });
    await userEvent.click(screen.getByRole('tab', { name: '완료' }));
    await userEvent.click(screen.getByRole('tab', { name: '완료' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
  });

  it('moves by arrow keys, Home and End', async () => {
    render(<UsageTabs />, { wrapper: UiProvider });
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowRight}', '완료'],
      ['{End}', '취소'],
      ['{ArrowRight}', '진행 중'],
      ['{ArrowLeft}', '취소'],
      ['{Home}', '진행 중'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(selected()).toHaveAccessibleName(name);
      expect(selected()).toHaveFocus();
    }
  });

  it('is a single Tab stop, however many tabs there are', async () => {
    render(<UsageTabs />, { wrapper: UiProvider });
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('with addresses are links that do not navigate when pressed', async () => {
    const onChange = jest.fn();
    const tabs = TABS.map((tab) => ({ ...tab, href: `?tab=${tab.value}` }));
    const left = jest.fn((event: Event) => event.defaultPrevented);
    render(
      <Tabs label="이용 상태" tabs={tabs} value="processing" onChange={onChange}>
        진행 중인 것
      </Tabs>,
      { wrapper: UiProvider },
    );
    const done = screen.getByRole('tab', { name: '완료' });
    expect(done).toHaveAttribute('href', '?tab=completed');
    document.addEventListener('click', left);
    await userEvent.click(done);
    done.focus();
    await userEvent.keyboard('{Enter} ');
    document.removeEventListener('click', left);
    expect(onChange.mock.calls).toEqual([['completed'], ['completed'], ['completed']]);
    expect(left.mock.results.map(({ value }) => value)).toEqual([true, true, true]);
  });
});
