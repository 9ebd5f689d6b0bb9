import { BRAND } from '@dongne/contract';
import { authPaths } from '@dongne/contract/paths';
import { passEntryPage } from '@dongne/platform';
import { Button, FixedActions, PageBody, Text, WashingMachinePicture } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFirstScreenLinks } from './first-screen-links';

/**
 * First screen of the native app until it is skipped; the target (`path`) is preserved.
 * It renders its own heading, since it has no app bar.
 */
export function EntryPage() {
  const { target, login, path } = useFirstScreenLinks();
  return (
    <PageBody>
      <Middle>
        <WashingMachinePicture size={180} />
        <Name>{BRAND.name}</Name>
        <Text $color="secondary">{BRAND.tagline}</Text>
        <Introduction to={authPaths.onboard(path)} onClick={passEntryPage}>
          어떤 서비스인가요?
        </Introduction>
      </Middle>
      <FixedActions>
        <Button as={Link} tone="ghost" to={target} onClick={passEntryPage}>
          둘러보기
        </Button>
        <Button as={Link} to={login} onClick={passEntryPage}>
          시작하기
        </Button>
      </FixedActions>
    </PageBody>
  );
}

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  text-align: center;
`;

const Name = styled.h1`
  margin: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[1]};
  ${({ theme }) => theme.type.display}
`;

const Introduction = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  margin-top: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;
