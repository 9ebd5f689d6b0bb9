import type { Consent } from '@dongne/contract';
import { TERM_SUMMARY } from '@dongne/pages';
import { BottomSheet, Button, RadioGroup, Stack, Text } from '@dongne/ui';
import { useState } from 'react';
import { answersOf, choicesOf, isRequired, labelOf, type Choice } from './consent-rules';
import { useAnswerConsents } from './use-answer-consents';

interface ConsentSheetProps {
  /** Terms to confirm again. */
  readonly asked: readonly Consent[];
  readonly onClose: () => void;
}

/** Asks for consents that are old or whose wording changed. Nothing is preselected, and closing is not an answer. */
export const ConsentSheet = ({ asked, onClose }: ConsentSheetProps) => {
  const [chosen, choose] = useState<Partial<Record<Consent['term'], Choice>>>({});
  const [showsProblems, setShowsProblems] = useState(false);
  const [answer, isSending] = useAnswerConsents(onClose);
  const handleAnswer = () => {
    setShowsProblems(true);
    const answers = answersOf(asked, chosen);
    if (answers !== undefined) void answer(answers);
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="동의하신 내용을 다시 확인해 주세요"
      footer={
        <Button fullWidth pending={isSending} onClick={handleAnswer}>
          답변 저장하기
        </Button>
      }
    >
      <Stack $gap={6}>
        {asked.map(({ term }) => (
          <Stack key={term} $gap={2}>
            <RadioGroup
              label={labelOf(term)}
              choices={choicesOf(term)}
              value={chosen[term] ?? null}
              onChange={(choice) => choose((now) => ({ ...now, [term]: choice }))}
              error={showsProblems && (chosen[term] ?? null) === null ? '하나를 골라 주세요.' : undefined}
            />
            <Text as="p" $type="caption" $color="secondary">
              {TERM_SUMMARY[term]}
              {isRequired(term) && ' 바뀐 약관에 동의하지 않으면 다음에 다시 여쭤봐요. 원하시면 탈퇴할 수 있어요.'}
            </Text>
          </Stack>
        ))}
      </Stack>
    </BottomSheet>
  );
};
