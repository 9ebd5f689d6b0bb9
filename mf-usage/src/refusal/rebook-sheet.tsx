import { endpoints, REQUEST_LIMITS, typedText } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { send, toApiError } from '@dongne/platform';
import { BottomSheet, Button, TextField } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequestCommand } from '../common/request-command';
import { useChosenSlot } from '../pickup-slot/chosen-slot';
import { closeFullSlot, refreshSlots } from '../pickup-slot/pickup-slot-api';
import { PickupSlotField } from '../pickup-slot/pickup-slot-field';

interface RebookSheetProps {
  readonly id: number;
  readonly laundryId: number;
  /** The building has an entrance code, which was erased at the failed collection and must be entered again. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Books the same request in another slot. */
export const RebookSheet = ({ id, laundryId, hasPassword, onClose }: RebookSheetProps) => {
  const navigate = useNavigate();
  const [chosen, setSlot] = useState<string | null>(null);
  const { value: slot, problem: slotGone } = useChosenSlot(chosen);
  const [error, setError] = useState<string>();
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const queryClient = useQueryClient();
  const rebook = useRequestCommand({
    id,
    send: async (collectionTime: string) => {
      try {
        const request = await send(endpoints.rebookPickup, {
          params: { id },
          body: { collectionTime, ...(hasPassword && { entrance: { hasPassword, password: typedText(password) } }) },
        });
        void navigate(usagePaths.detail(id), { replace: true });
        return request;
      } catch (thrown) {
        // The sheet stays open to choose another slot.
        const { code, sentence } = toApiError(thrown);
        setSlot(null);
        setError(sentence);
        if (code === 'SLOT_FULL') closeFullSlot(queryClient, laundryId, collectionTime);
        else void refreshSlots(queryClient, laundryId);
        throw thrown;
      }
    },
    doneText: () => '다시 신청했어요',
  });

  const handleSend = () => {
    const isPasswordMissing = hasPassword && typedText(password) === '';
    if (slot === null) setError('수거 시간을 골라 주세요.');
    if (isPasswordMissing) setPasswordError('공동현관 비밀번호를 적어 주세요.');
    if (slot !== null && !isPasswordMissing) rebook.mutate(slot);
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
        error={slotGone ?? error}
      />
      {hasPassword && (
        <TextField
          label="공동현관 비밀번호"
          hint="수거가 끝나면 비밀번호를 지우기 때문에 다시 여쭤봐요."
          maxLength={REQUEST_LIMITS.entrancePasswordLetters}
          autoComplete="off"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setPasswordError(undefined);
          }}
          error={passwordError}
        />
      )}
    </BottomSheet>
  );
};
