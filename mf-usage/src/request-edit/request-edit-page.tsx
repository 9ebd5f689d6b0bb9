import { endpoints, type RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { Button, EmptyBoxPicture, EmptyState, PageBody } from '@dongne/ui';
import { useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LoadFailed, NothingHere } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { RequestOfId } from '../common/request-page';
import { UnsentWords } from '../common/unsent-words';
import { noteOfDraft } from '../request-draft/draft-texts';
import { useDraftUser } from '../request-draft/use-request-draft';
import { RequestEditForm } from './request-edit-form';

/** `/usage/:id/modify`: edits a request until the shop has collected it. */
export const RequestEditPage = () => {
  const id = idOf(useParams()['id']);
  if (id === undefined) return <NothingHere title="찾는 신청이 없어요" />;
  return (
    <RequestOfId
      key={id}
      id={id}
      show={(request) =>
        request.allowedActions.includes('edit') ? <Editable request={request} /> : <NotEditable request={request} />
      }
    />
  );
};

/** Editor with the shop's own list of paid services. */
const Editable = ({ request }: { request: RequestDetail }) => {
  const shop = useRemote(endpoints.shopDetail, { id: request.laundryId }, { staleTime: 0 });
  switch (shop.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={shop.error} onRetry={shop.retry} missing="찾는 세탁소가 없어요" />;
    case 'ready':
      return <RequestEditForm request={request} shop={shop.value} />;
  }
};

/** 요청사항 typed here that differs from the request's. */
const useUnsavedNote = ({ applicationId, etc }: RequestDetail): string => {
  const user = useDraftUser();
  const userId = user.state === 'ready' ? user.value : undefined;
  const note = useSyncExternalStore(
    neverChanges,
    () => (userId === undefined ? '' : noteOfDraft({ userId, applicationId })),
    () => '',
  );
  return note === etc ? '' : note;
};

/** Reads once after the mount, too: by then the form has flushed its draft. */
const neverChanges = () => () => undefined;

const NotEditable = ({ request }: { request: RequestDetail }) => {
  const note = useUnsavedNote(request);
  return (
    <PageBody>
      <UnsentWords request={request} what="요청사항은" words={note === '' ? [] : [note]} />
      <EmptyState
        picture={<EmptyBoxPicture />}
        title="지금은 신청을 수정할 수 없어요"
        text={`수정은 수거 전까지만 할 수 있어요. 지금은 '${request.statusLabel}' 상태예요.`}
        action={
          <Button as={Link} to={usagePaths.detail(request.applicationId)} size="small" tone="secondary">
            이용 상세 보기
          </Button>
        }
      />
    </PageBody>
  );
};
