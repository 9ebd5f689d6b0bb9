import { endpoints } from '@dongne/contract';
import { idOf } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { useSearchParams } from 'react-router-dom';
import { REQUEST_QUERY_OPTIONS } from '../common/request-query-options';
import { LoadFailed, NothingHere } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { CaseView } from './case-view';

const MISSING = '찾는 접수 내역이 없어요';

/** `/usage/case?id=`: one claim, from its description to the decision. */
export const CasePage = () => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NothingHere title={MISSING} /> : <CaseOf key={id} id={id} />;
};

const CaseOf = ({ id }: { id: number }) => {
  const claim = useRemote(endpoints.claimCase, { id }, REQUEST_QUERY_OPTIONS);
  switch (claim.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={claim.error} onRetry={claim.retry} missing={MISSING} />;
    case 'ready':
      return <CaseView claim={claim.value} />;
  }
};
