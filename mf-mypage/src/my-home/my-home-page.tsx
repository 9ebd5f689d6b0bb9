import { useCapabilities } from '@dongne/platform';
import { ErrorState, PageBody, Text } from '@dongne/ui';
import styled from 'styled-components';
import { logOut } from '../common/log-out';
import { AskedConsents } from '../consents/asked-consents';
import { useMyHome } from './my-home-api';
import { MyHomeColourMode } from './my-home-colour-mode';
import { MyHomeMembership } from './my-home-membership';
import { MyHomeMenu } from './my-home-menu';
import { MyHomeProfile } from './my-home-profile';
import { MyHomeSkeleton } from './my-home-skeleton';

/** 마이: profile, possessions and menu of the account. */
export const MyHomePage = () => (
  <PageBody>
    <Title as="h1" $type="title1">
      마이
    </Title>
    <MyHome />
    <MyHomeColourMode />
    <LogOut type="button" onClick={() => void logOut()}>
      로그아웃
    </LogOut>
    <AskedConsents />
  </PageBody>
);

const MyHome = () => {
  const home = useMyHome();
  const capabilities = useCapabilities();
  switch (home.state) {
    case 'loading':
      return <MyHomeSkeleton />;
    case 'failed':
      return (
        <>
          <ErrorState message="내 정보를 불러오지 못했어요" text={home.error.sentence} onRetry={home.retry} />
          <MyHomeMenu can={capabilities.can} />
        </>
      );
    case 'ready': {
      const { member, can } = home.value;
      return (
        <>
          <MyHomeProfile member={member} />
          {can.membership && <MyHomeMembership />}
          <MyHomeMenu can={can} />
        </>
      );
    }
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
