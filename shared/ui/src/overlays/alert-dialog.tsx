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

/** Something the customer must have read: one button. What may pass by is a toast. In pages, ask `popups.alert` of the platform. */
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
