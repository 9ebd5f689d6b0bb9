import { endpoints, formatWon, type RequestDetail } from '@dongne/contract';
import { popups, send } from '@dongne/platform';
import { Button, Notice, Stack } from '@dongne/ui';
import styled from 'styled-components';
import { isAsked } from '../common/is-asked';
import { useRequestCommand } from '../common/request-command';

/** Agreement in advance with a button to revoke it, as long as that has an effect. */
export const RequestAgreement = ({ request }: { request: RequestDetail }) =>
  request.allowedActions.includes('takeBack') &&
  // Approves the first offer or none: servers before the present one still offer to revoke it while it waits.
  !isAsked(request) && (
    <Place>
      <Advance request={request} />
    </Place>
  );

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
      confirmLabel: '동의 취소하기',
      cancelLabel: '그대로 두기',
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
  return `미리 정하신 ${limit} 안이라 ${formatWon(totalWon ?? offer.totalWon)}으로 승인했어요. 세탁을 시작하기 전까지 취소할 수 있어요.`;
};

const Place = styled.div`
  padding-bottom: ${({ theme }) => theme.space[5]};
`;
