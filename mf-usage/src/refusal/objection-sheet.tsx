import { endpoints, FORM_LETTERS, typedText } from '@dongne/contract';
import { send } from '@dongne/platform';
import { BottomSheet, Button, TextArea } from '@dongne/ui';
import { useState } from 'react';
import { useRequestCommand } from '../common/request-command';

interface ObjectionSheetProps {
  readonly id: number;
  /** Id of the failed collection. */
  readonly noShowId: number;
  readonly onClose: () => void;
}

/** Objection of the customer to a failed collection. */
export const ObjectionSheet = ({ id, noShowId, onClose }: ObjectionSheetProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const object = useRequestCommand({
    id,
    send: () => send(endpoints.objectToNoShow, { params: { id }, body: { noShowId, text: typedText(text) } }),
    doneText: () => '이의 제기를 접수했어요',
    onEnd: onClose,
  });

  const handleSend = () => {
    if (typedText(text) === '') setError('어떤 상황이었는지 적어 주세요.');
    else object.mutate();
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="이의 제기"
      footer={
        <Button fullWidth pending={object.isPending} onClick={handleSend}>
          이의 제기 보내기
        </Button>
      }
    >
      <TextArea
        label="상황 설명"
        placeholder="예: 7시부터 문 앞에 놓아 두었어요"
        maxLetters={FORM_LETTERS.objection}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
    </BottomSheet>
  );
};
