import type { RequestDetail } from '@dongne/contract';
import { applicatePaths, laundryPaths, usagePaths } from '@dongne/contract/paths';
import { Button, EmptyBoxPicture, FixedActions, PageBody } from '@dongne/ui';
import { Link, Navigate } from 'react-router-dom';
import { RequestPage } from '../common/request-page';
import { requestPagePath } from '../common/request-page-path';
import { OtherShops, wantsOtherShops } from '../other-shops/other-shops';
import { FailedCollections } from './failed-collections';
import { RefusalHead } from './refusal-head';
import { RefusedRequest } from './refused-request';

/** `/usage/noshow?id=`: why a request ended before its collection, and the failed attempts. */
export const NoShowPage = () => (
  <RequestPage>
    {(request) => {
      // Also after a rebooking: the objection and its answer stay on this page.
      if (request.noShows.length > 0) return <FailedCollections request={request} />;
      if (request.originalStatus === 'Cancelled') return <Cancelled request={request} />;
      // Redirects an old link when the request ended another way.
      return <Navigate to={requestPagePath(request)} replace />;
    }}
  </RequestPage>
);

const Cancelled = ({ request }: { request: RequestDetail }) => (
  <PageBody>
    <RefusalHead
      picture={<EmptyBoxPicture />}
      title={request.statusLabel}
      text={request.timeline.at(-1)?.reason ?? '자세한 내용은 이용 상세에서 볼 수 있어요.'}
    />
    <RefusedRequest request={request} />
    {wantsOtherShops(request) && <OtherShops request={request} />}
    <FixedActions>
      <Button as={Link} to={usagePaths.detail(request.applicationId)} tone="ghost">
        이용 상세 보기
      </Button>
      {wantsOtherShops(request) ? (
        <Button as={Link} to={laundryPaths.list(request.laundryId)}>
          다른 세탁소 보기
        </Button>
      ) : (
        <Button as={Link} to={applicatePaths.form(request.laundryId)}>
          다시 신청
        </Button>
      )}
    </FixedActions>
  </PageBody>
);
