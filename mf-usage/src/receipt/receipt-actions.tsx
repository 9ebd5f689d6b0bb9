import { BRAND } from '@dongne/contract';
import { bridge, popups } from '@dongne/platform';
import { Button, FixedActions } from '@dongne/ui';
import { useMutation } from '@tanstack/react-query';
import { shareOrSaveFile } from '../common/share-or-save-file';
import type { Receipt } from './receipt-facts';
import { drawReceipt } from './receipt-picture';
import { receiptRows } from './receipt-rows';

/** Hides the button in a webview without sharing, which can neither print nor save files. */
const canGivePicture = (): boolean => !bridge.isNative || typeof navigator.canShare === 'function';

/** Buttons to save the receipt as a picture and to print it. */
export const ReceiptActions = ({ receipt }: { receipt: Receipt }) => {
  const give = useMutation({
    mutationFn: async () => {
      const picture = await drawReceipt(receiptRows(receipt));
      const name = `${BRAND.name}-금액승인-${receipt.requestId}.png`;
      return shareOrSaveFile(new File([picture], name, { type: 'image/png' }));
    },
    onSuccess: (done) => done === 'saved' && popups.toast('사진을 저장했어요'),
    onError: () => popups.toast('사진을 만들지 못했어요. 다시 시도해 주세요.', { tone: 'error' }),
  });
  const [offersPicture, offersPrint] = [canGivePicture(), !bridge.isNative];
  if (!offersPicture && !offersPrint) return null;
  return (
    <FixedActions>
      {offersPrint && (
        <Button tone="ghost" onClick={() => window.print()}>
          인쇄하기
        </Button>
      )}
      {offersPicture && (
        <Button pending={give.isPending} onClick={() => give.mutate()}>
          사진으로 공유하기
        </Button>
      )}
    </FixedActions>
  );
};
