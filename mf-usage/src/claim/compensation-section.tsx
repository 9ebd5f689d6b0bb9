import { formatFullDay, formatWon, type ClaimCase } from '@dongne/contract';
import { Button, KeyValueList, Section, Stack, Text } from '@dongne/ui';
import { useState } from 'react';
import { refundedText } from '../payment/payment-facts';
import { AccountForm } from './account-form';

interface CompensationSectionProps {
  readonly claim: ClaimCase;
  readonly compensation: NonNullable<ClaimCase['compensation']>;
}

/** 보상 내역: what is refunded and what is transferred, with the account for it and the day. */
export const CompensationSection = ({
  claim: { id, refund },
  compensation: { amountWon, state, account, paidAt },
}: CompensationSectionProps) => {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section title="보상 내역">
      <Stack $gap={4}>
        <KeyValueList
          rows={[
            ...(refund === null ? [] : [{ key: '결제 환불', value: refundedText(refund) }]),
            { key: '계좌 입금', value: formatWon(amountWon), strong: true },
            ...(account === null ? [] : [{ key: state === 'paid' ? '입금한 계좌' : '받을 계좌', value: account }]),
            ...(paidAt === undefined ? [] : [{ key: '입금한 날', value: formatFullDay(paidAt) }]),
          ]}
        />
        {state === 'onItsWay' && !isChanging && (
          <Button onClick={() => setIsChanging(true)} size="small" tone="secondary" fullWidth>
            계좌 바꾸기
          </Button>
        )}
        {(state === 'needsAccount' || (state === 'onItsWay' && isChanging)) && (
          <>
            <AccountForm
              claimId={id}
              onDone={() => setIsChanging(false)}
              onCancel={isChanging ? () => setIsChanging(false) : undefined}
            />
            <Text $type="caption" $color="tertiary">
              계좌는 암호화해 보관하고, 보낸 뒤에는 은행과 끝 네 자리만 남겨요.
            </Text>
          </>
        )}
      </Stack>
    </Section>
  );
};
