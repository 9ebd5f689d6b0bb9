import { endpoints } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { queryOf } from '@dongne/platform';
import { Button, Notice } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** What a member agreed to that is to be asked again (docs/domain/consent.md); nothing while it is not known. */
export const HomeConsents = () => {
  // Once in a visit is enough for what comes due in two years; the page behind the button reads it anew.
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
