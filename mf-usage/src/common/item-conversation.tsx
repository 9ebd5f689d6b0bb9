import { isActive, type RequestDetail, type RequestItem } from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';

/** State of a request in which a question is read: its price waits, is decided, or the request has ended. */
export type QuestionTime = 'open' | 'decided' | 'over';

export const questionTimeOf = ({
  originalStatus,
  allowedActions,
}: Pick<RequestDetail, 'originalStatus' | 'allowedActions'>): QuestionTime => {
  if (allowedActions.includes('approve')) return 'open';
  return isActive(originalStatus) ? 'decided' : 'over';
};

/** Words below a question without an answer. The shop may answer until the request ends; the price stays approved. */
const UNANSWERED: Record<QuestionTime, string> = {
  open: '세탁소 답변을 기다리고 있어요. 답변이 오면 알려 드려요.',
  decided: '답변을 받기 전에 금액을 정하셨어요. 정하신 금액은 그대로이고, 답변이 오면 알려 드려요.',
  over: '답변을 받기 전에 끝난 질문이에요. 더 궁금한 점은 문의해 주세요.',
};

interface ItemConversationProps extends Pick<RequestItem, 'questions'> {
  readonly time: QuestionTime;
}

/** Questions about an item and the answers of its shop. */
export const ItemConversation = ({ questions, time }: ItemConversationProps) =>
  questions.length === 0 ? null : (
    <Words>
      {questions.map(({ id, text, answer }) => (
        <li key={id}>
          <Said>
            <Who>내 질문</Who>
            {text}
          </Said>
          {answer === null ? (
            <Text $type="caption" $color="tertiary">
              {UNANSWERED[time]}
            </Text>
          ) : (
            <Said>
              <Who>세탁소 답변</Who>
              {answer}
            </Said>
          )}
        </li>
      ))}
    </Words>
  );

const Words = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.sunken};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

const Said = styled(Text).attrs({ $type: 'label' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Who = styled.span`
  display: block;
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.tertiary};
`;
