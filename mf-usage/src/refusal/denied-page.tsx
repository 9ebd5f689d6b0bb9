import type { RequestDetail } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { Button, FixedActions, OfflineCloudPicture, PageBody } from '@dongne/ui';
import { Link, Navigate } from 'react-router-dom';
import { RequestPage } from '../common/request-page';
import { requestPagePath } from '../common/request-page-path';
import { OtherShops } from '../other-shops/other-shops';
import { RefusalHead } from './refusal-head';
import { RefusedRequest } from './refused-request';

/** `/usage/deny?id=`: why the shop refused the request, and alternatives. */
export const DeniedPage = () => (
  <RequestPage>
    {(request) =>
      // Redirects an old link when the request was not refused.
      request.originalStatus === 'Denied' ? (
        <Denied request={request} />
      ) : (
        <Navigate to={requestPagePath(request)} replace />
      )
    }
  </RequestPage>
);

const Denied = ({ request }: { request: RequestDetail }) => (
  <PageBody>
    <RefusalHead
      picture={<OfflineCloudPicture />}
      title="세탁소 사정으로 이번 신청을 받지 못했어요"
      text="불편을 드려 죄송해요. 가까운 다른 세탁소를 찾아보세요."
    />
    <RefusedRequest request={request} />
    <OtherShops request={request} />
    <FixedActions>
      <Button as={Link} to={laundryPaths.list(request.laundryId)}>
        다른 세탁소 보기
      </Button>
    </FixedActions>
  </PageBody>
);
