import { endpoints, formatPhone, SOCIAL_NAMES } from '@dongne/contract';
import { SentCodeFields, useOfferedProviders } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { Button, FixedActions, PageBody, Stack, Text } from '@dongne/ui';
import type { FormEvent, ReactNode } from 'react';
import type { PresentProof } from './use-proof';

interface ProofStepProps {
  readonly proof: PresentProof;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Verifies the current number by a code before an owner-only action. */
export const ProofStep = ({ proof: { phone, linked }, title, children }: ProofStepProps) => {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (phone.isSent ? phone.verify() : phone.send());
  };
  return (
    <PageBody as="form" method="post" noValidate onSubmit={handleSubmit}>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Text as="h2" $type="title2">
            {title}
          </Text>
          <Text as="p" $type="label" $color="secondary">
            지금 번호({formatPhone(phone.number)})로 인증번호를 보내 드려요.
          </Text>
        </Stack>
        {phone.isSent && <SentCodeFields phone={phone} />}
        {phone.numberProblem !== undefined && (
          <Text as="p" $type="caption" $color="warning" role="alert">
            {phone.numberProblem}
          </Text>
        )}
        {!phone.isSent && <LinkedWays linked={linked} />}
        {children}
      </Stack>
      <FixedActions>
        {phone.isSent ? (
          <Button type="submit" fullWidth pending={phone.isVerifying}>
            확인
          </Button>
        ) : (
          <Button type="submit" fullWidth pending={phone.isSending}>
            인증번호 받기
          </Button>
        )}
      </FixedActions>
    </PageBody>
  );
};

/**
 * Linked logins that verify the member without a code. Reads them here: after a withdrawal they must not be
 * requested.
 */
const LinkedWays = ({ linked }: Pick<PresentProof, 'linked'>) => {
  const logins = useRemote(endpoints.linkedLogins);
  const names = logins.state === 'ready' ? logins.value.map(({ provider }) => provider) : [];
  const offered = useOfferedProviders().filter((provider) => names.includes(provider));
  if (offered.length === 0 && linked.problem === undefined) return null;
  return (
    <Stack $gap={2}>
      {offered.map((provider) => (
        <Button
          key={provider}
          tone="secondary"
          size="medium"
          fullWidth
          disabled={linked.isStarting}
          onClick={() => void linked.start(provider)}
        >
          {SOCIAL_NAMES[provider]} 로그인으로 확인하기
        </Button>
      ))}
      {linked.problem !== undefined && (
        <Text as="p" $type="caption" $color="warning" role="alert">
          {linked.problem}
        </Text>
      )}
    </Stack>
  );
};
