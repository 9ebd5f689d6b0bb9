import type { RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Button } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** The way to a failed collection of this request, its photo and its objection; nothing where none failed. */
export const NoShowNews = ({ request: { applicationId, noShows } }: { request: RequestDetail }) =>
  noShows.length === 0 ? null : (
    <Button as={Link} to={usagePaths.noShow(applicationId)} tone="secondary" size="small" fullWidth>
      {noShows.some(({ canObject }) => canObject) ? '수거 실패 확인하고 이의 제기' : '수거 실패 내역 보기'}
    </Button>
  );
