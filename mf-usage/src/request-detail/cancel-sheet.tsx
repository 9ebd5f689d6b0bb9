import { endpoints } from '@dongne/contract';
import { send } from '@dongne/platform';
import { BottomSheet, Button, RadioGroup } from '@dongne/ui';
import { useState } from 'react';
import { useRequestCommand } from '../common/request-command';
import { sendOrVerify } from '../common/send-or-verify';

const REASONS = [
  '시간이 맞지 않아요',
  '맡길 세탁물이 바뀌었어요',
  '다른 세탁소에 맡길래요',
  '잘못 신청했어요',
  '다른 이유가 있어요',
];

interface CancelSheetProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Cancels after asking for an optional reason. */
export const CancelSheet = ({ id, onClose }: CancelSheetProps) => {
  const [reason, setReason] = useState<string | null>(null);
  const cancel = useRequestCommand({
    id,
    send: () =>
      sendOrVerify({
        id,
        send: () => send(endpoints.cancelRequest, { params: { id }, body: reason === null ? {} : { reason } }),
        isDone: ({ originalStatus }) => originalStatus === 'Cancelled',
      }),
    doneText: () => '신청을 취소했어요',
    onEnd: onClose,
  });

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="신청을 취소할까요?"
      footer={
        <>
          <Button tone="ghost" size="medium" onClick={onClose}>
            그대로 두기
          </Button>
          <Button tone="danger" size="medium" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            신청 취소
          </Button>
        </>
      }
    >
      <RadioGroup
        label="어떤 점 때문에 취소하시나요? (선택)"
        choices={REASONS.map((text) => ({ value: text, label: text }))}
        value={reason}
        onChange={setReason}
      />
    </BottomSheet>
  );
};
