import type { RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Button } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Link to a failed collection with its photo and objection; renders nothing without one. */
export const NoShowLink = ({ request: { applicationId, noShows } }: { request: RequestDetail }) =>
  noShows.length === 0 ? null : (
    <Button as={Link} to={usagePaths.noShow(applicationId)} tone="secondary" size="small" fullWidth>
      {noShows.some(({ canObject }) => canObject) ? '수거 실패 확인하고 이의 제기' : '수거 실패 내역 보기'}
    </Button>
  );
