import { formatMoment, formatWon, PAYMENT_OVERDUE_HOURS, type RequestDetail } from '@dongne/contract';
import { payMethodPaths, usagePaths } from '@dongne/contract/paths';
import { CARD_PROVIDERS, OutcomeUnknown, spokenCard, type CardProvider } from '@dongne/pages';
import { useCapabilities } from '@dongne/platform';
import { Button, Notice, Skeleton, SkeletonGroup, Stack, Text } from '@dongne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { OtherCardSheet } from './other-card-sheet';
import { PayWindowNotice } from './pay-window-notice';
import { useMyCard } from './use-my-card';
import { useOtherCard } from './use-other-card';
import { usePay, type Paying } from './use-pay';

/** Reason of a failed payment, the automatic retry and every way to pay now. */
export const UnpaidActions = ({ request }: { request: RequestDetail }) => {
  const { applicationId: id, payment } = request;
  const { can } = useCapabilities();
  const card = useMyCard();
  const { pay, isPaying, problem, isUnknown } = usePay(id);
  const windows = useOtherCard(id);
  const [isChoosing, setIsChoosing] = useState(false);

  const handleOpen = (provider: CardProvider): void => {
    windows[provider].open();
    setIsChoosing(false);
  };

  return (
    <Stack $gap={4}>
      {isUnknown ? (
        <OutcomeUnknown />
      ) : (
        <>
          <NotPaid payment={payment} problem={problem} />
          <NextTry payment={payment} hasCard={card !== null} />
        </>
      )}
      {CARD_PROVIDERS.map((provider) => (
        <PayWindowNotice key={provider} provider={provider} step={windows[provider].step} />
      ))}
      {payment.canPay && card === undefined && can.cardPayment && <WaysSkeleton />}
      {payment.canPay && card !== undefined && (
        <Stack $gap={2}>
          {card === null ? (
            <Button as={Link} to={payMethodPaths.card(usagePaths.detail(id))} size="medium" fullWidth>
              카드 등록하기
            </Button>
          ) : (
            <Button size="medium" fullWidth pending={isPaying} aria-describedby={`card-${id}`} onClick={pay}>
              등록된 카드로 결제하기
            </Button>
          )}
          {card !== null && card !== 'unread' && (
            <Card id={`card-${id}`} $type="caption" $color="tertiary">
              {spokenCard(card)}
            </Card>
          )}
          {!isUnknown && (
            <Others>
              {card !== null && (
                <Button as={Link} to={payMethodPaths.card(usagePaths.detail(id))} size="small" tone="ghost">
                  카드 변경하기
                </Button>
              )}
              <Button size="small" tone="ghost" onClick={() => setIsChoosing(true)}>
                {card === null ? '이번만 카드로 결제하기' : '다른 카드로 결제하기'}
              </Button>
            </Others>
          )}
        </Stack>
      )}
      {isChoosing && <OtherCardSheet onOpen={handleOpen} onClose={() => setIsChoosing(false)} />}
    </Stack>
  );
};

/** Reason of the failure, of the last press or an earlier charge. */
const NotPaid = ({
  payment: { amountWon, failMessage },
  problem,
}: Pick<RequestDetail, 'payment'> & Pick<Paying, 'problem'>) => (
  <div role={problem === undefined ? undefined : 'alert'}>
    <Notice tone="warning">
      <Stack $gap={1}>
        <strong>
          {problem === undefined ? '' : '이번에도 '}
          {amountWon === null ? '' : `${formatWon(amountWon)}을 `}결제하지 못했어요
        </strong>
        {problem ?? failMessage}
      </Stack>
    </Notice>
  </div>
);

/** Skeleton with the height of the card actions, which load later. */
const WaysSkeleton = () => (
  <SkeletonGroup label="카드를 불러오는 중이에요">
    <Skeleton height="130px" />
  </SkeletonGroup>
);

/** Next automatic retry, and what is blocked until then. */
const NextTry = ({
  payment: { status, nextTryAt },
  hasCard,
}: Pick<RequestDetail, 'payment'> & { readonly hasCard: boolean }) => (
  <Text $type="label" $color="secondary">
    {nextTryAt !== null && hasCard && `${formatMoment(nextTryAt)}에 등록된 카드로 다시 결제해 볼게요. `}
    {status === 'Overdue'
      ? '결제하시기 전에는 새로 신청할 수 없어요.'
      : `${PAYMENT_OVERDUE_HOURS}시간 동안 결제되지 않으면 새로 신청할 수 없어요.`}
  </Text>
);

const Card = styled(Text)`
  text-align: center;
`;

/** Side by side where there is room. */
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};

  & > * {
    flex: 1 1 9rem;
  }
`;
