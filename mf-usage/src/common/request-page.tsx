import { endpoints, type RequestDetail } from '@dongne/contract';
import { idOf } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FOLLOW_THE_SHOP } from './follow-the-shop';
import { LoadFailed, NothingHere } from './load-failed';
import { PageLoading } from './page-loading';

const MISSING = '찾는 신청이 없어요';

interface RequestPageProps {
  readonly children: (request: RequestDetail) => ReactNode;
}

/** A page about the request that `?id=` names: loads it, says when there is none, shows it. */
export const RequestPage = ({ children }: RequestPageProps) => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NothingHere title={MISSING} /> : <RequestOfId key={id} id={id} show={children} />;
};

interface RequestOfIdProps {
  readonly id: number;
  readonly show: RequestPageProps['children'];
}

/** A request named by its id, loaded and shown. */
export const RequestOfId = ({ id, show }: RequestOfIdProps) => {
  const request = useRemote(endpoints.requestDetail, { id }, FOLLOW_THE_SHOP);
  switch (request.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={request.error} onRetry={request.retry} missing={MISSING} />;
    case 'ready':
      return show(request.value);
  }
};
