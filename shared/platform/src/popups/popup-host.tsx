import { AlertDialog, ConfirmDialog, LoadingOverlay, Toast } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { dialogsAtom, loadingCountAtom, toastAtom, type DialogState } from './popup-atoms';

/** Renders what `popups` has opened. One per app: the shell, a standalone remote and `renderPage` have it. */
export const PopupHost = () => {
  const toast = useAtomValue(toastAtom);
  const dialogs = useAtomValue(dialogsAtom);
  const isLoading = useAtomValue(loadingCountAtom) > 0;
  return (
    <>
      {dialogs.map((dialog) => (
        <PopupDialog key={dialog.id} dialog={dialog} />
      ))}
      <LoadingOverlay open={isLoading} />
      {toast && (
        <Toast tone={toast.tone} position={toast.position}>
          {toast.message}
        </Toast>
      )}
    </>
  );
};

const PopupDialog = ({ dialog }: { dialog: DialogState }) => {
  const { kind, title, message, confirmLabel, cancelLabel, answer } = dialog;
  if (kind === 'alert')
    return (
      <AlertDialog open title={title} message={message} confirmText={confirmLabel} onConfirm={() => answer('Y')} />
    );
  return (
    <ConfirmDialog
      open
      title={title}
      message={message}
      confirmText={confirmLabel}
      cancelText={cancelLabel}
      vertical={kind === 'vconfirm'}
      onConfirm={() => answer('Y')}
      onCancel={() => answer('N')}
    />
  );
};
