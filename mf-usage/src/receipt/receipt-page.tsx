import { Button, EmptyBoxPicture, EmptyState, PageBody } from '@dongne/ui';
import { Link } from 'react-router-dom';
import type { RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { RequestPage } from '../common/request-page';
import { ReceiptActions } from './receipt-actions';
import { receiptOf } from './receipt-facts';
import { ReceiptView } from './receipt-view';

/** `/usage/receipt?id=`: the agreed price, to view, save and share. */
export const ReceiptPage = () => <RequestPage>{(request) => <ReceiptOfRequest request={request} />}</RequestPage>;

const ReceiptOfRequest = ({ request }: { request: RequestDetail }) => {
  const receipt = receiptOf(request);
  if (receipt === null) return <NotApproved request={request} />;
  return (
    <PageBody>
      <ReceiptView receipt={receipt} />
      <ReceiptActions receipt={receipt} />
    </PageBody>
  );
};

const NotApproved = ({ request: { applicationId, allowedActions } }: { request: RequestDetail }) => {
  const isAsked = allowedActions.includes('approve');
  return (
    <PageBody>
      <EmptyState
        picture={<EmptyBoxPicture />}
        title="아직 승인한 금액이 없어요"
        text="금액을 승인하시면 품목과 금액을 여기에서 다시 볼 수 있어요."
        action={
          <Button
            as={Link}
            to={isAsked ? usagePaths.approve(applicationId) : usagePaths.detail(applicationId)}
            replace
            size="small"
            tone="secondary"
          >
            {isAsked ? '금액 확인하기' : '이용 상세 보기'}
          </Button>
        }
      />
    </PageBody>
  );
};
