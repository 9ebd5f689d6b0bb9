import { formatWon, NOSHOW_FEE_WON, NOSHOW_OBJECTION_HOURS, type RequestDetail } from '@dongne/contract';
import { Button, EmptyBoxPicture, FixedActions, Notice, PageBody, Stack } from '@dongne/ui';
import { paths } from '@dongne/platform';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { RequestPage } from '../common/request-page';
import { requestPagePath } from '../common/request-page-path';
import { OtherShops, wantsOtherShops } from '../other-shops/other-shops';
import { ObjectionSheet } from './objection-sheet';
import { RebookSheet } from './rebook-sheet';
import { RefusalHead } from './refusal-head';
import { RefusedRequest } from './refused-request';

/** `/usage/noshow?id=`: why a request ended before its laundry was collected. */
export const NoShowPage = () => (
  <RequestPage>
    {(request) => {
      if (request.originalStatus === 'NoShow') return <NoShow request={request} />;
      if (request.originalStatus === 'Cancelled') return <Cancelled request={request} />;
      // A kept link: the request was booked again, or ended another way.
      return <Navigate to={requestPagePath(request)} replace />;
    }}
  </RequestPage>
);

const NoShow = ({ request }: { request: RequestDetail }) => {
  const [sheet, setSheet] = useState<'none' | 'object' | 'rebook'>('none');
  const { applicationId: id, laundryId, allowedActions, objection } = request;
  const close = () => setSheet('none');
  return (
    <PageBody>
      <RefusalHead
        picture={<EmptyBoxPicture />}
        title="문 앞에 세탁물이 없어 수거하지 못했어요"
        text="다시 신청하시면 새로 고른 시간에 방문할게요."
      />
      <Stack>
        <RefusedRequest request={request} />
        <Notice>{feeText(request)}</Notice>
        {objection !== null && <Notice tone="success">이의 제기를 접수했어요. 확인하고 알려 드릴게요.</Notice>}
      </Stack>
      <FixedActions>
        {allowedActions.includes('object') && (
          <Button tone="ghost" onClick={() => setSheet('object')}>
            이의 제기
          </Button>
        )}
        {allowedActions.includes('rebook') && <Button onClick={() => setSheet('rebook')}>다시 신청</Button>}
      </FixedActions>
      {sheet === 'object' && <ObjectionSheet id={id} onClose={close} />}
      {sheet === 'rebook' && (
        <RebookSheet id={id} laundryId={laundryId} hasPassword={request.entrance.hasPassword} onClose={close} />
      )}
    </PageBody>
  );
};

const feeText = ({ noShowFeeWon }: RequestDetail): string =>
  noShowFeeWon > 0
    ? `수거 실패 수수료 ${formatWon(noShowFeeWon)}이 있어요. 세탁물을 놓아 두셨다면 ${NOSHOW_OBJECTION_HOURS}시간 안에 이의를 제기할 수 있어요.`
    : `이번에는 무료예요. 두 번째부터 수수료 ${formatWon(NOSHOW_FEE_WON)}이 있어요.`;

const Cancelled = ({ request }: { request: RequestDetail }) => (
  <PageBody>
    <RefusalHead
      picture={<EmptyBoxPicture />}
      title={request.statusLabel}
      text={request.timeline.at(-1)?.reason ?? '자세한 내용은 이용 상세에서 볼 수 있어요.'}
    />
    <RefusedRequest request={request} />
    {wantsOtherShops(request) && <OtherShops id={request.applicationId} />}
    <FixedActions>
      <Button as={Link} to={paths.usage.detail(request.applicationId)} tone="ghost">
        이용 상세 보기
      </Button>
      {wantsOtherShops(request) ? (
        <Button as={Link} to={paths.laundry.list(request.laundryId)}>
          다른 세탁소 보기
        </Button>
      ) : (
        <Button as={Link} to={paths.applicate.form(request.laundryId)}>
          다시 신청
        </Button>
      )}
    </FixedActions>
  </PageBody>
);
