import { formatFullDay, formatWon, MEMBERSHIP, type MembershipInfo, type PaymentCard } from '@dongne/contract';
import { membershipPaths, payMethodPaths } from '@dongne/contract/paths';
import { FormBody, isUnanswered, OutcomeUnknown, spokenCard } from '@dongne/pages';
import { Button, Card, Checkbox, FixedActions, KeyValueList, ListRow, Notice, Section, Stack } from '@dongne/ui';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useApply } from './use-apply';

interface ApplyFormProps {
  readonly card: PaymentCard | null;
  readonly membership: Pick<MembershipInfo, 'failMsg' | 'firstRenewal'>;
}

const FEE = formatWon(MEMBERSHIP.monthlyWon);

/** Form with everything agreed to by its button; source: docs/domain/consent.md. */
export function ApplyForm({ card, membership }: ApplyFormProps) {
  const { form, problems, failure, isPending, isUnknown, formProps } = useApply();
  return (
    <FormBody {...formProps}>
      <Stack $gap={5}>
        <Price firstRenewal={membership.firstRenewal} />
        {isUnknown ? <OutcomeUnknown /> : <NotJoined failure={failure} failMsg={membership.failMsg} />}
      </Stack>
      <Section title="결제할 카드">
        <PayingCard card={card} />
      </Section>
      <Section title="꼭 확인해 주세요">
        <Terms>
          <li>해지하기 전까지 매달 같은 날 {FEE}이 이 카드로 자동 결제돼요. 결제 전에 알림으로 알려 드려요.</li>
          <li>언제든 해지할 수 있고, 해지해도 결제한 기간이 끝날 때까지 할인을 받아요.</li>
          <li>한 번도 할인받지 않았다면 결제 후 {MEMBERSHIP.refundDays}일 안에 해지할 때 전액 환불해 드려요.</li>
        </Terms>
        {card !== null && (
          <Checkbox
            label={`매달 ${FEE} 자동 결제와 위 내용에 동의해요`}
            error={problems.agreeTerm}
            {...form.register('agreeTerm')}
          />
        )}
      </Section>
      <FixedActions>
        {card === null ? (
          <Button as={Link} to={payMethodPaths.card(membershipPaths.apply())} fullWidth>
            카드 등록하기
          </Button>
        ) : (
          <Button type="submit" fullWidth pending={isPending}>
            {FEE} 결제하고 시작하기
          </Button>
        )}
      </FixedActions>
    </FormBody>
  );
}

/** Reason why joining failed; nothing before a refusal. */
function NotJoined({
  failure,
  failMsg,
}: Pick<ReturnType<typeof useApply>, 'failure'> & Pick<MembershipInfo, 'failMsg'>) {
  const isLost = failure !== undefined && isUnanswered(failure);
  const reason = failure === undefined || isLost ? failMsg : failure.sentence;
  if (reason === null && !isLost) return null;
  return (
    <div role="alert">
      <Notice tone="warning">
        {reason === null ? (
          '아직 가입되지 않았어요. 다시 눌러도 한 번만 결제돼요.'
        ) : (
          <>
            결제하지 못해 가입되지 않았어요. {reason}
            <br />
            <Link to={payMethodPaths.card(membershipPaths.apply())}>다른 카드로 바꾸기</Link>
          </>
        )}
      </Notice>
    </div>
  );
}

/** Total, amount due today and next payment. */
function Price({ firstRenewal }: Pick<MembershipInfo, 'firstRenewal'>) {
  return (
    <Card tone="brand">
      <Stack $gap={5}>
        <div>
          <Lead>제휴 세탁소 {MEMBERSHIP.discountPercent}% 할인</Lead>
          <Sum>
            월 <strong>{FEE}</strong>
          </Sum>
        </div>
        <KeyValueList
          rows={[
            ...(firstRenewal === null ? [] : [{ key: '다음 결제일', value: formatFullDay(firstRenewal) }]),
            { key: '다음 결제 금액', value: FEE },
            { key: '오늘 결제할 금액', value: FEE, strong: true },
          ]}
        />
      </Stack>
    </Card>
  );
}

function PayingCard({ card }: { readonly card: PaymentCard | null }) {
  const way = payMethodPaths.card(membershipPaths.apply());
  return card === null ? (
    <ListRow
      as={Link}
      to={way}
      leading={<CreditCard aria-hidden="true" />}
      title="등록된 카드가 없어요"
      description="카드를 등록하면 이 화면으로 돌아와요."
    />
  ) : (
    <ListRow as={Link} to={way} leading={<CreditCard aria-hidden="true" />} title={spokenCard(card)} trailing="변경" />
  );
}

const Lead = styled.h2`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;

const Sum = styled.p`
  ${({ theme }) => theme.type.title3}
  strong {
    ${({ theme }) => theme.type.display}
    color: ${({ theme }) => theme.color.text.brand};
    font-variant-numeric: tabular-nums;
  }
`;

const Terms = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  margin-bottom: ${({ theme }) => theme.space[3]};
  padding-left: ${({ theme }) => theme.space[4]};
  list-style: disc;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
