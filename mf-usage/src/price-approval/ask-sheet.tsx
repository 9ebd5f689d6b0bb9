import { endpoints, ITEM_QUESTION, type RequestItem, typedText } from '@dongne/contract';
import { send, toApiError } from '@dongne/platform';
import { BottomSheet, Button, Text, TextArea } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRequestCommand } from '../common/request-command';

interface AskSheetProps {
  readonly requestId: number;
  readonly item: Pick<RequestItem, 'id' | 'name'>;
  /** Text typed before the sheet was closed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Closes the sheet; the page keeps the text. */
  readonly onClose: () => void;
}

/** Question to the shop about one item. It decides nothing. */
export const AskSheet = ({ requestId, item, text, onText, onClose }: AskSheetProps) => {
  const [problem, setProblem] = useState('');
  const ask = useRequestCommand({
    id: requestId,
    send: async () => {
      try {
        const answer = await send(endpoints.askAboutItem, {
          params: { id: requestId, itemId: item.id },
          body: { text: typedText(text) },
        });
        onText('');
        onClose(); // After a refusal the sheet stays open with its text.
        return answer;
      } catch (thrown) {
        setProblem(toApiError(thrown).fields['text'] ?? '');
        throw thrown;
      }
    },
    doneText: () => '세탁소에 질문을 보냈어요',
  });
  const handleSend = () => {
    if (typedText(text) === '') setProblem('궁금한 점을 적어 주세요.');
    else ask.mutate();
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="이 품목 물어보기"
      footer={
        <Button fullWidth pending={ask.isPending} onClick={handleSend}>
          질문 보내기
        </Button>
      }
    >
      <Intro>
        <Text as="p" $type="bodyStrong">
          {item.name}
        </Text>
        <Text $type="label" $color="secondary">
          세탁소가 답하면 알려 드려요. 물어봐도 금액이 승인되지는 않아요.
        </Text>
      </Intro>
      <TextArea
        label="궁금한 점"
        placeholder="예: 얼룩이 지워질까요? 왜 금액이 높아졌나요?"
        maxLetters={ITEM_QUESTION.maxLetters}
        value={text}
        error={problem}
        onChange={(event) => {
          setProblem('');
          onText(event.target.value);
        }}
      />
    </BottomSheet>
  );
};

const Intro = styled.div`
  margin-bottom: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;
