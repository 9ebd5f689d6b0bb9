import type { RequestItem } from '@dongne/contract';
import { Text } from '@dongne/ui';
import styled from 'styled-components';

/** Questions about an item and the answers of its shop. */
export const ItemConversation = ({ questions }: Pick<RequestItem, 'questions'>) =>
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
              세탁소 답변을 기다리고 있어요. 답변이 오면 알려 드려요.
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
