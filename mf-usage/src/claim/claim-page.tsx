import { CLAIM, type RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Button, EmptyBoxPicture, EmptyState, PageBody } from '@dongne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RequestPage } from '../common/request-page';
import { ClaimForm } from './claim-form';

/** `/usage/claim?id=`: something came back damaged, or did not come back. */
export const ClaimPage = () => <RequestPage>{(request) => <ClaimOf request={request} />}</RequestPage>;

/**
 * Decides once at mount: the input must survive even if the last item was just claimed on another device; the server
 * reports that.
 */
const ClaimOf = ({ request }: { request: RequestDetail }) => {
  const [begun] = useState(request);
  return begun.allowedActions.includes('claim') ? <ClaimForm request={begun} /> : <NoClaim request={request} />;
};

const noClaimReason = ({ claims, originalStatus }: RequestDetail): string => {
  if (claims.length > 0) return '접수한 내용과 답변은 이용 상세에서 볼 수 있어요.';
  return originalStatus === 'Returned'
    ? '세탁하지 않고 돌려받은 세탁물에 문제가 있으면 고객센터에 알려 주세요.'
    : `배송 완료 뒤 ${CLAIM.days}일 동안, 세탁한 품목을 접수할 수 있어요.`;
};

const NoClaim = ({ request }: { request: RequestDetail }) => (
  <PageBody>
    <EmptyState
      picture={<EmptyBoxPicture />}
      title="지금은 접수할 수 없어요"
      text={noClaimReason(request)}
      action={
        <Button as={Link} to={usagePaths.detail(request.applicationId)} size="small" tone="secondary">
          이용 상세 보기
        </Button>
      }
    />
  </PageBody>
);
