import { endpoints, formatWon, type CustomerAction, type RequestDetail } from '@dongne/contract';
import { applicatePaths, laundryPaths, usagePaths } from '@dongne/contract/paths';
import { useWayTo } from '@dongne/pages';
import { popups, send } from '@dongne/platform';
import { Button, FixedActions } from '@dongne/ui';
import { Fragment, useState } from 'react';
import { useRequestCommand } from '../common/request-command';
import { requestPagePath } from '../common/request-page-path';
import { usePrevUrl } from '../common/use-prev-url';
import { CancelSheet } from './cancel-sheet';

/** Actions with a button here. The phone button is next to the shop; claims have pages of their own. */
const OFFERED = [
  'cancel',
  'edit',
  'approve',
  'confirm',
  'review',
  'rebook',
  'orderAgain',
  'seeOtherShops',
] as const satisfies readonly CustomerAction[];

/** Visible text without a price, and end of the accessible name with one. */
const APPROVE = '금액 확인하고 진행';

const approveTextOf = ({ offer }: RequestDetail): string =>
  offer === null ? APPROVE : `${formatWon(offer.totalWon)} 확인하기`;

/** Accessible name: starts with the visible text, so that voice control matches it. */
const approveNameOf = (request: RequestDetail) =>
  request.offer === null ? {} : { 'aria-label': `${approveTextOf(request)}, ${APPROVE}` };

/** Actions that the server allows now. */
export const RequestActions = ({ request }: { request: RequestDetail }) => {
  const wayTo = useWayTo();
  const prevUrl = usePrevUrl();
  const [sheet, setSheet] = useState<'none' | 'cancel'>('none');
  const { applicationId: id, laundryId } = request;
  const confirm = useRequestCommand({
    id,
    send: () => send(endpoints.confirmDelivery, { params: { id } }),
    doneText: () => '이용이 완료되었어요',
  });
  const offered = OFFERED.filter((action) => request.allowedActions.includes(action));

  const handleConfirm = async () => {
    const answer = await popups.confirm({
      title: '세탁물을 모두 받으셨나요?',
      message: '모두 받으셨으면 이용이 완료돼요.',
      confirmLabel: '모두 받았어요',
      cancelLabel: '아직이에요',
    });
    if (answer === 'Y') confirm.mutate();
  };

  const buttonOf = (action: (typeof OFFERED)[number]) => {
    switch (action) {
      case 'cancel':
        return (
          <Button tone="ghost" onClick={() => setSheet('cancel')}>
            신청 취소
          </Button>
        );
      case 'edit':
        return (
          <Button tone="secondary" {...wayTo(usagePaths.modify(id, prevUrl))}>
            신청 수정
          </Button>
        );
      case 'approve':
        return (
          <Button {...wayTo(usagePaths.approve(id))} {...approveNameOf(request)}>
            {approveTextOf(request)}
          </Button>
        );
      case 'confirm':
        return (
          <Button pending={confirm.isPending} onClick={() => void handleConfirm()}>
            수령 확인
          </Button>
        );
      case 'review':
        return (
          <Button tone="secondary" {...wayTo(usagePaths.review(id))}>
            리뷰 쓰기
          </Button>
        );
      case 'rebook':
        return <Button {...wayTo(requestPagePath(request))}>다시 신청</Button>;
      case 'orderAgain':
        return (
          <Button tone="secondary" {...wayTo(applicatePaths.form(laundryId, { again: id }))}>
            지난번처럼 다시 신청
          </Button>
        );
      case 'seeOtherShops':
        return <Button {...wayTo(laundryPaths.list(laundryId))}>다른 세탁소 보기</Button>;
    }
  };

  return (
    <>
      {offered.length > 0 && (
        <FixedActions>
          {offered.map((action) => (
            <Fragment key={action}>{buttonOf(action)}</Fragment>
          ))}
        </FixedActions>
      )}
      {sheet === 'cancel' && offered.includes('cancel') && <CancelSheet id={id} onClose={() => setSheet('none')} />}
    </>
  );
};
