import { ErrorState, PageBody, Text } from '@dongne/ui';
import styled from 'styled-components';
import { logOut } from '../common/log-out';
import { useMember } from '../common/member-api';
import { MyHomeMembership } from './my-home-membership';
import { MyHomeMenu } from './my-home-menu';
import { MyHomeProfile, MyHomeProfileSkeleton } from './my-home-profile';
import { useRestrictions } from './my-home-api';
import { isShown } from './my-home-rules';

/** 마이: who I am here, what I have, and the way to everything about my account. */
export const MyHomePage = () => {
  const member = useMember();
  const restrictions = useRestrictions(member.state === 'ready' ? member.value.isPartnerUser : undefined);
  return (
    <PageBody>
      <Title as="h1" $type="title1">
        마이
      </Title>
      <Profile member={member} />
      {isShown('membership', restrictions) && <MyHomeMembership />}
      <MyHomeMenu restrictions={restrictions} />
      <LogOut type="button" onClick={() => void logOut()}>
        로그아웃
      </LogOut>
    </PageBody>
  );
};

const Profile = ({ member }: { member: ReturnType<typeof useMember> }) => {
  switch (member.state) {
    case 'loading':
      return <MyHomeProfileSkeleton />;
    case 'failed':
      return <ErrorState message="내 정보를 불러오지 못했어요" text={member.error.sentence} onRetry={member.retry} />;
    case 'ready':
      return <MyHomeProfile member={member.value} />;
  }
};

const Title = styled(Text)`
  padding: ${({ theme }) => theme.space[4]} 0 ${({ theme }) => theme.space[2]};
`;

const LogOut = styled.button`
  align-self: center;
  min-width: ${({ theme }) => theme.size.touch};
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
`;
