import { endpoints, type RequestDetail } from '@dongne/contract';
import { idOf } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REQUEST_QUERY_OPTIONS } from './request-query-options';
import { LoadFailed, NothingHere } from './load-failed';
import { PageLoading } from './page-loading';

const MISSING = '찾는 신청이 없어요';

interface RequestPageProps {
  readonly children: (request: RequestDetail) => ReactNode;
}

/** Page of the request in `?id=`: loads it and shows its skeleton, error or content. */
export const RequestPage = ({ children }: RequestPageProps) => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NothingHere title={MISSING} /> : <RequestOfId key={id} id={id} show={children} />;
};

interface RequestOfIdProps {
  readonly id: number;
  readonly show: RequestPageProps['children'];
}

/** Loads and shows a request by its id. */
export const RequestOfId = ({ id, show }: RequestOfIdProps) => {
  const request = useRemote(endpoints.requestDetail, { id }, REQUEST_QUERY_OPTIONS);
  switch (request.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={request.error} onRetry={request.retry} missing={MISSING} />;
    case 'ready':
      return show(request.value);
  }
};
