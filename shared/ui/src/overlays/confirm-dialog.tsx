import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly message: ReactNode;
  readonly confirmText?: string | undefined;
  readonly cancelText?: string | undefined;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Stacks long answers. */
  readonly vertical?: boolean | undefined;
  readonly onConfirm: () => void;
  /** Also Escape. */
  readonly onCancel: () => void;
}

/**
 * Question with two answers. In pages, use `popups.confirm` or `popups.vconfirm` of the platform, which render this.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    message,
    confirmText = '확인',
    cancelText = '취소',
    tone = 'primary',
    vertical,
    onConfirm,
    onCancel,
  } = props;
  const isDanger = tone === 'danger';
  const cancel = (
    <Button key="cancel" size="medium" tone="ghost" onClick={onCancel} {...(isDanger && { 'data-autofocus': '' })}>
      {cancelText}
    </Button>
  );
  const confirm = (
    <Button key="confirm" size="medium" tone={tone} onClick={onConfirm} {...(!isDanger && { 'data-autofocus': '' })}>
      {confirmText}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onEscape={onCancel}
      role="alertdialog"
      title={title}
      vertical={vertical}
      actions={vertical === true ? [confirm, cancel] : [cancel, confirm]}
    >
      {message}
    </Dialog>
  );
}
