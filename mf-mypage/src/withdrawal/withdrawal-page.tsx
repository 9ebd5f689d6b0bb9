import { endpoints, type WithdrawalOutlook } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { Button, EmptyState, PageBody, Skeleton, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';
import { ReadPage } from '../common/read-page';
import { wayOutOf } from './withdrawal-rules';
import { WithdrawalForm } from './withdrawal-form';

/** 회원 탈퇴: obstacles or losses, reasons, a code to the current number and a confirmation. */
export const WithdrawalPage = () => {
  // Never cached: the losses must be current.
  const outlook = useRemote(endpoints.withdrawalOutlook, {}, { staleTime: 0, gcTime: 0 });
  const member = useRemote(endpoints.member);
  return (
    <ReadPage
      read={outlook}
      skeleton={<Skeleton height="240px" />}
      loading="탈퇴 조건을 불러오는 중이에요"
      failure="탈퇴 조건을 불러오지 못했어요"
    >
      {(value) =>
        value.obstacles.length > 0 ? (
          <Obstacles obstacles={value.obstacles} />
        ) : (
          <ReadPage read={member} skeleton={<Skeleton height="240px" />} failure="내 정보를 불러오지 못했어요">
            {({ phoneNumber }) => <WithdrawalForm outlook={value} phoneNumber={phoneNumber} />}
          </ReadPage>
        )
      }
    </ReadPage>
  );
};

const Obstacles = ({ obstacles }: Pick<WithdrawalOutlook, 'obstacles'>) => (
  <PageBody>
    <Stack $gap={5}>
      {obstacles.map((obstacle) => {
        const { to, label } = wayOutOf(obstacle);
        return (
          <EmptyState
            key={obstacle.kind}
            title="아직 탈퇴할 수 없어요"
            text={obstacle.sentence}
            action={
              <Button as={Link} to={to} size="medium" tone="secondary">
                {label}
              </Button>
            }
          />
        );
      })}
    </Stack>
  </PageBody>
);
