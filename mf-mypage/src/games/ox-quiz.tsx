import { Button, Card, FixedActions, Stack, Text } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CareLabel } from './care-label';
import type { OxQuestion } from './ox-questions';

interface OxQuizProps {
  readonly questions: readonly OxQuestion[];
  readonly onEnd: (outcome: string) => void;
}

/** Quiz with one question at a time, explained after each answer. */
export const OxQuiz = ({ questions, onEnd }: OxQuizProps) => {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const question = questions[at];
  if (question === undefined) return null;
  const isRight = answer === question.isTrue;
  const isLast = at === questions.length - 1;

  const handleAnswer = (given: boolean) => {
    setAnswer(given);
    if (given === question.isTrue) setRight(right + 1);
  };
  const handleNext = () => {
    if (isLast) onEnd(`${questions.length}문제 중 ${right}문제를 맞혔어요!`);
    setAt(at + 1);
    setAnswer(null);
  };

  return (
    <>
      <Stack $gap={5} $align="center">
        <Text as="p" $type="label" $color="secondary">
          문제 {at + 1} / {questions.length}
        </Text>
        <CareLabel sign={question.sign} size={140} />
        <Text as="h2" $type="title1">
          {question.statement}
        </Text>
        <div role="status">
          {answer !== null && (
            <Card tone={isRight ? 'brand' : 'sunken'}>
              <Text as="p" $type="bodyStrong">
                {isRight ? '맞았어요!' : `아쉬워요. 정답은 ${question.isTrue ? 'O' : 'X'}예요.`}
              </Text>
              <Text as="p">{question.why}</Text>
            </Card>
          )}
        </div>
      </Stack>
      <FixedActions>
        {answer === null ? (
          <>
            <Choice size="large" tone="secondary" aria-label="O, 맞아요" onClick={() => handleAnswer(true)}>
              O
            </Choice>
            <Choice size="large" tone="secondary" aria-label="X, 아니에요" onClick={() => handleAnswer(false)}>
              X
            </Choice>
          </>
        ) : (
          <Button key={at} ref={focusAtOnce} onClick={handleNext}>
            {isLast ? '결과 보기' : '다음 문제'}
          </Button>
        )}
      </FixedActions>
    </>
  );
};

/** Moves the focus to the next button, since the pressed one has unmounted. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();

const Choice = styled(Button)`
  ${({ theme }) => theme.type.title1}
`;
