import { endpoints } from '@dongne/contract';
import { CARD_PROVIDERS, PROVIDER_NAME, spokenCard, type CardProvider, type WindowStep } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { Button, FixedActions, Notice, PageBody, Stack, Text } from '@dongne/ui';
import { useState } from 'react';
import { CardSecurityNote } from '../common/card-security-note';
import { ProviderChoice } from './provider-choice';
import { StepNotice } from './step-notice';
import { useRegistration } from './use-registration';

/** Whether a window can be opened again. */
const wasOpened = ({ step }: WindowStep): boolean => step !== 'idle' && step !== 'done';

/** 카드 등록: opens the provider's window, polls it to its end and continues. */
export function RegisterCardPage() {
  const { windows, startedWith } = useRegistration();
  const [provider, setProvider] = useState<CardProvider>(startedWith);
  return (
    <PageBody>
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Text as="h2" $type="title2">
            어디에서 등록할까요?
          </Text>
          <Text as="p" $type="label" $color="secondary">
            결제사 창이 열리면 카드를 입력해 주세요. 등록이 끝나면 창이 닫히고 이 화면으로 돌아와요.
          </Text>
        </Stack>
        <ProviderChoice value={provider} onChange={setProvider} />
        <CardSecurityNote />
        <Replaced />
        {CARD_PROVIDERS.map((each) => (
          <StepNotice key={each} provider={each} step={windows[each].step} />
        ))}
      </Stack>
      <FixedActions>
        <Button fullWidth onClick={windows[provider].open}>
          {PROVIDER_NAME[provider]}
          {wasOpened(windows[provider].step) ? ' 창 다시 열기' : '에서 등록하기'}
        </Button>
      </FixedActions>
    </PageBody>
  );
}

/** Notice that a new card replaces the current one. */
function Replaced() {
  const card = useRemote(endpoints.paymentCard);
  if (card.state !== 'ready' || card.value === null) return null;
  return <Notice>새 카드를 등록하면 지금 쓰는 카드({spokenCard(card.value)})는 지워져요.</Notice>;
}
