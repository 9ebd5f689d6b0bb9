import { endpoints, formatPhone, type Member } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useRemote } from '@dongne/platform';
import { Divider, ErrorState, ListRow, PageBody, SkeletonGroup, SkeletonText } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { logOut } from '../common/log-out';
import { readDay } from '../common/read-day';
import { LinkedLogins } from './linked-logins';

/** 내 정보: account data, logout and withdrawal. */
export const AccountPage = () => (
  <PageBody>
    <Account />
    <Divider $thick />
    <LinkedLogins />
    <Divider $thick />
    <ListRow as={Link} to={mypagePaths.devices()} title="로그인한 기기" />
    <ListRow as={Link} to={mypagePaths.consents()} title="약관과 동의" />
    <ListRow as="button" title="로그아웃" arrow={false} onClick={() => void logOut()} />
    <ListRow as={Link} to={mypagePaths.withdraw()} title={<Leave>회원 탈퇴</Leave>} />
  </PageBody>
);

const Account = () => {
  const member = useRemote(endpoints.member);
  switch (member.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="내 정보를 불러오지 못했어요" text={member.error.sentence} onRetry={member.retry} />;
    case 'ready':
      return <Facts member={member.value} />;
  }
};

const Facts = ({ member }: { member: Member }) => (
  <Rows>
    <li>
      <ListRow as={Link} to={mypagePaths.nickname()} title="닉네임" trailing={member.nickname} />
    </li>
    <li>
      <ListRow as={Link} to={mypagePaths.phone()} title="휴대폰 번호" trailing={formatPhone(member.phoneNumber)} />
    </li>
    <li>
      <ListRow title="가입일" trailing={readDay(member.joinedAt)} />
    </li>
  </Rows>
);

const Rows = styled.ul`
  padding-bottom: ${({ theme }) => theme.space[3]};
`;

const Leave = styled.span`
  color: ${({ theme }) => theme.color.text.tertiary};
`;
