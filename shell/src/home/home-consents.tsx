import { endpoints } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { queryOf } from '@dongne/platform';
import { Button, Notice } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** Asks for marketing consent that is due again (docs/domain/consent.md); nothing while it loads. */
export const HomeConsents = () => {
  // Once per visit is enough for consent that is due every two years; the linked page fetches it again.
  const { data = [] } = useQuery({ ...queryOf(endpoints.consents), staleTime: Infinity });
  const asked = data.filter(({ isAsked }) => isAsked).length;
  if (asked === 0) return null;
  return (
    <Notice
      tone="brand"
      action={
        <Button as={Link} to={mypagePaths.consents()} size="small" tone="secondary">
          답하기
        </Button>
      }
    >
      약관과 동의에서 다시 여쭤볼 내용이 {asked}개 있어요.
    </Notice>
  );
};
