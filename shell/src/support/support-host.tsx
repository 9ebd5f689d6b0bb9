import { onSupportWish, popups, type SupportWish } from '@dongne/platform';
import { useEffect, useState } from 'react';
import type { SupportDialog } from './support-dialog';

interface Asked {
  readonly wish: SupportWish;
  readonly Dialog: typeof SupportDialog;
}

/** Opens the support dialog on request; its code is loaded on first use. */
export const SupportHost = () => {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      onSupportWish((wish) => {
        import('./support-dialog').then(
          ({ SupportDialog: Dialog }) => setAsked({ wish, Dialog }),
          () => popups.toast('상담 창을 열지 못했어요. 다시 시도해 주세요', { tone: 'error' }),
        );
      }),
    [],
  );
  return asked === undefined ? null : <asked.Dialog wish={asked.wish} onClose={() => setAsked(undefined)} />;
};
