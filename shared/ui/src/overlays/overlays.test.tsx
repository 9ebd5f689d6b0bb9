import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { AlertDialog } from './alert-dialog';
import { BottomSheet } from './bottom-sheet';
import { ConfirmDialog } from './confirm-dialog';
import { Toast } from './toast';

/** Sheet with a confirm dialog above: two layers. */
function FilterPage() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>필터</button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="필터">
        <button>무료 배송</button>
        <button onClick={() => setAsking(true)}>초기화</button>
      </BottomSheet>
      <ConfirmDialog
        open={isAsking}
        message="모두 지울까요?"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const openSheet = async () => {
  // Strict, because development mounts every effect twice.
  render(<FilterPage />, { wrapper: UiProvider, reactStrictMode: true });
  await userEvent.click(screen.getByRole('button', { name: '필터' }));
  return screen.getByRole('dialog', { name: '필터' });
};

describe('BottomSheet', () => {
  it('takes the focus, closes on Escape and restores the focus', async () => {
    expect(await openSheet()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '필터' })).toHaveFocus();
  });

  it('traps the focus, forwards and backwards', async () => {
    const sheet = await openSheet();
    for (const name of ['닫기', '무료 배송', '초기화', '닫기']) {
      await userEvent.tab();
      expect(within(sheet).getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    expect(within(sheet).getByRole('button', { name: '초기화' })).toHaveFocus();
  });

  it('handles Escape and Tab even when nothing is focused', async () => {
    const sheet = await openSheet();
    sheet.blur();
    await userEvent.tab();
    expect(within(sheet).getByRole('button', { name: '닫기' })).toHaveFocus();
    await userEvent.click(document.body);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('makes the page behind it inert, and restores it', async () => {
    await openSheet();
    expect(screen.queryByRole('button', { name: '필터' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.getByRole('button', { name: '필터' }).closest('[inert]')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-modal-open');
  });

  it('stays below a dialog: Escape closes the upper layer first', async () => {
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: '초기화' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: '필터' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '초기화' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  const show = (tone: 'primary' | 'danger') => {
    const answers = { onConfirm: jest.fn(), onCancel: jest.fn() };
    render(<ConfirmDialog open tone={tone} title="신청을 취소할까요?" message="되돌릴 수 없어요." {...answers} />, {
      wrapper: UiProvider,
    });
    return answers;
  };

  it('is named by its title and described by its text', () => {
    show('primary');
    expect(screen.getByRole('alertdialog', { name: '신청을 취소할까요?' })).toHaveAccessibleDescription(
      '되돌릴 수 없어요.',
    );
    expect(screen.getByRole('button', { name: '확인' })).toHaveFocus();
  });

  it('focuses the cancel button when the action cannot be undone', () => {
    show('danger');
    expect(screen.getByRole('button', { name: '취소' })).toHaveFocus();
  });

  it('treats Escape as no', async () => {
    const { onConfirm, onCancel } = show('primary');
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('AlertDialog', () => {
  it('is named by its message without a title', () => {
    render(<AlertDialog open message="사진 등록은 5개 까지 할 수 있어요." onConfirm={jest.fn()} />, {
      wrapper: UiProvider,
    });
    expect(screen.getByRole('alertdialog', { name: '사진 등록은 5개 까지 할 수 있어요.' })).toBeInTheDocument();
  });
});

describe('Toast', () => {
  it('is a status or an alert, also above a dialog', () => {
    render(
      <>
        <Toast tone="success">내 세탁소로 등록했어요</Toast>
        <Toast tone="error">데이터를 불러오지 못했어요</Toast>
        <AlertDialog open message="확인해 주세요." onConfirm={jest.fn()} />
      </>,
      { wrapper: UiProvider },
    );
    expect(screen.getByRole('status')).toHaveTextContent('내 세탁소로 등록했어요');
    expect(screen.getByRole('alert')).toHaveTextContent('데이터를 불러오지 못했어요');
  });
});
