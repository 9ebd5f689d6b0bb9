import type { Consent } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { TERM_SUMMARY } from '@dongne/pages';
import { BottomSheet, Button, Stack, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { isAdvertising, isRequired, labelOf, stateOf } from './consent-rules';
import { useAnswerConsents } from './use-answer-consents';

interface TermSheetProps {
  readonly consent: Consent;
  readonly onClose: () => void;
}

/** A term in plain words, with the member's answer and a button to revoke or give it. */
export const TermSheet = ({ consent, onClose }: TermSheetProps) => (
  <BottomSheet
    open
    onClose={onClose}
    title={labelOf(consent.term)}
    footer={<Way consent={consent} onClose={onClose} />}
  >
    <Stack $gap={3}>
      <Text as="p" $type="label" $color="secondary">
        {TERM_SUMMARY[consent.term]}
      </Text>
      <Text as="p" $type="caption" $color="tertiary">
        {stateOf(consent)}
      </Text>
    </Stack>
  </BottomSheet>
);

const Way = ({ consent: { term, isAgreed }, onClose }: TermSheetProps) => {
  const [answer, isSending] = useAnswerConsents(onClose);
  // Required terms cannot be revoked: that would mean withdrawal.
  if (isRequired(term)) return null;
  if (isAdvertising(term))
    return (
      <Button as={Link} to={mypagePaths.alarmSetting()} tone="secondary" fullWidth>
        알림 설정에서 바꾸기
      </Button>
    );
  return (
    <Button
      tone={isAgreed ? 'secondary' : 'primary'}
      fullWidth
      pending={isSending}
      onClick={() => void answer([{ term, isAgreed: !isAgreed }])}
    >
      {isAgreed ? '동의 철회하기' : '동의하기'}
    </Button>
  );
};
