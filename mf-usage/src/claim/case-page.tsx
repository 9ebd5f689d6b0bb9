import { endpoints } from '@dongne/contract';
import { idOf } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { useSearchParams } from 'react-router-dom';
import { FOLLOW_THE_SHOP } from '../common/follow-the-shop';
import { LoadFailed, NothingHere } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { CaseView } from './case-view';

const MISSING = '찾는 접수 내역이 없어요';

/** `/usage/case?id=`: one claim, from what was said to what was decided. */
export const CasePage = () => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NothingHere title={MISSING} /> : <CaseOf key={id} id={id} />;
};

const CaseOf = ({ id }: { id: number }) => {
  const claim = useRemote(endpoints.claimCase, { id }, FOLLOW_THE_SHOP);
  switch (claim.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LoadFailed error={claim.error} onRetry={claim.retry} missing={MISSING} />;
    case 'ready':
      return <CaseView claim={claim.value} />;
  }
};
