import { paths, toApiError } from '@dongne/platform';
import { BottomSheet, Button } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequestCommand } from '../common/request-command';
import { closeFullSlot, slotsKey } from '../pickup-slot/pickup-slot-api';
import { PickupSlotField } from '../pickup-slot/pickup-slot-field';
import { rebookPickup } from './no-show-api';

interface RebookSheetProps {
  readonly id: number;
  readonly laundryId: number;
  readonly onClose: () => void;
}

/** The same request in another slot. */
export const RebookSheet = ({ id, laundryId, onClose }: RebookSheetProps) => {
  const navigate = useNavigate();
  const [slot, setSlot] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const queryClient = useQueryClient();
  const rebook = useRequestCommand({
    id,
    send: async (collectionTime: string) => {
      try {
        const request = await rebookPickup(id, collectionTime);
        void navigate(paths.usage.detail(id), { replace: true });
        return request;
      } catch (thrown) {
        // The sheet stays open for another slot.
        const { code, sentence } = toApiError(thrown);
        setSlot(null);
        setError(sentence);
        if (code === 'SLOT_FULL') closeFullSlot(queryClient, laundryId, collectionTime);
        else void queryClient.invalidateQueries({ queryKey: slotsKey(laundryId) });
        throw thrown;
      }
    },
    doneText: () => '다시 신청했어요',
  });

  const handleSend = () => {
    if (slot === null) setError('수거 시간을 골라 주세요.');
    else rebook.mutate(slot);
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="다시 신청"
      footer={
        <Button fullWidth pending={rebook.isPending} onClick={handleSend}>
          이 시간으로 신청하기
        </Button>
      }
    >
      <PickupSlotField
        laundryId={laundryId}
        value={slot}
        onChange={(startsAt) => {
          setSlot(startsAt);
          setError(undefined);
        }}
        error={error}
      />
    </BottomSheet>
  );
};
