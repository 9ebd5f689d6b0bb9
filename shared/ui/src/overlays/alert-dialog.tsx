import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly message: ReactNode;
  readonly confirmText?: string | undefined;
  /** Also Escape: there is only one answer. */
  readonly onConfirm: () => void;
}

/**
 * Alert with one button, for what the customer must read. For temporary messages use a toast. In pages, use
 * `popups.alert` of the platform.
 */
export function AlertDialog({ open, title, message, confirmText = '확인', onConfirm }: AlertDialogProps) {
  return (
    <Dialog
      open={open}
      onEscape={onConfirm}
      role="alertdialog"
      title={title}
      actions={
        <Button size="medium" onClick={onConfirm} data-autofocus="">
          {confirmText}
        </Button>
      }
    >
      {message}
    </Dialog>
  );
}
