import { endpoints, formatMoment, formatWon, type RequestDetail } from '@dongne/contract';
import { popups, send } from '@dongne/platform';
import { Button, Notice, Stack } from '@dongne/ui';
import styled from 'styled-components';
import { useRequestCommand } from '../common/request-command';

/** Agreement in advance with a button to revoke it, and the deadline of an open price. */
export const RequestAgreement = ({ request }: { request: RequestDetail }) => {
  const { allowedActions, offer } = request;
  const isShown = allowedActions.includes('takeBack') || (offer !== null && offer.returnableAt !== null);
  return (
    isShown && (
      <Place>
        <Stack $gap={3}>
          {offer !== null && offer.returnableAt !== null && (
            <Notice>
              {formatMoment(offer.returnableAt)}까지 확인이 없으면 세탁소가 세탁하지 않고 비용 없이 돌려 드릴 수 있어요.
            </Notice>
          )}
          {allowedActions.includes('takeBack') && <Advance request={request} />}
        </Stack>
      </Place>
    )
  );
};

const Advance = ({ request }: { request: RequestDetail }) => {
  const { applicationId: id } = request;
  const withdraw = useRequestCommand({
    id,
    send: () => send(endpoints.withdrawAdvance, { params: { id } }),
    doneText: () => '미리 동의를 취소했어요',
  });

  const handleWithdraw = async () => {
    const answer = await popups.confirm({
      title: '미리 동의를 취소할까요?',
      message: '취소하면 금액을 직접 확인하고 승인하신 뒤에 세탁을 시작해요.',
    });
    if (answer === 'Y') withdraw.mutate();
  };

  return (
    <Notice tone="brand">
      <Stack $gap={3}>
        {sentenceOf(request)}
        <Button size="small" tone="ghost" fullWidth pending={withdraw.isPending} onClick={() => void handleWithdraw()}>
          미리 동의 취소
        </Button>
      </Stack>
    </Notice>
  );
};

const sentenceOf = ({ advanceLimitWon, offer, totalWon }: RequestDetail): string => {
  const limit = formatWon(advanceLimitWon ?? 0);
  if (offer === null) return `신청하신 품목 그대로이고 ${limit} 이내면 바로 진행하고 알려 드려요.`;
  // Pieces, a correction or vouchers prevented the approval; the message says which.
  if (offer.approval === null)
    return offer.totalWon > (advanceLimitWon ?? 0)
      ? `금액이 미리 정하신 ${limit}을 넘어서 확인을 기다리고 있어요.`
      : '금액이 미리 정하신 조건과 달라서 확인을 기다리고 있어요.';
  return `미리 정하신 ${limit} 안이라 ${formatWon(totalWon ?? offer.totalWon)}으로 승인했어요. 세탁을 시작하기 전까지 취소할 수 있어요.`;
};

const Place = styled.div`
  padding-bottom: ${({ theme }) => theme.space[5]};
`;
