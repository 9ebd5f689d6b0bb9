import { DOT, endpoints, SOCIAL_NAMES, type LinkedLogin } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { Button, ErrorState, ListRow, Section, SkeletonGroup, SkeletonText } from '@dongne/ui';
import styled from 'styled-components';
import { readDay } from '../common/read-day';
import { useUnlink } from './use-unlink';

/** 연결된 로그인: linked accounts of other providers, each with a button to unlink it. */
export const LinkedLogins = () => (
  <Section title="연결된 로그인" description="휴대폰 번호로는 언제든 로그인할 수 있어요.">
    <Logins />
  </Section>
);

const Logins = () => {
  const logins = useRemote(endpoints.linkedLogins);
  switch (logins.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <ErrorState message="연결된 로그인을 불러오지 못했어요" text={logins.error.sentence} onRetry={logins.retry} />
      );
    case 'ready':
      return logins.value.length === 0 ? <NoneYet /> : <Rows logins={logins.value} />;
  }
};

const NoneYet = () => (
  <Remark>아직 없어요. 로그인 화면에서 카카오, 네이버, Apple, Google로 시작하면 여기에 연결돼요.</Remark>
);

const Rows = ({ logins }: { logins: readonly LinkedLogin[] }) => (
  <ul>
    {logins.map((login) => (
      <li key={login.provider}>
        <Login login={login} />
      </li>
    ))}
  </ul>
);

/** Apple's relay addresses mean nothing to their owner, so they are not shown. */
const RELAY = '@privaterelay.appleid.com';

const hintText = ({ accountHint, linkedAt }: LinkedLogin): string => {
  const linked = `${readDay(linkedAt)} 연결`;
  if (accountHint === null) return linked;
  return `${accountHint.endsWith(RELAY) ? '이메일 가리기 사용' : accountHint}${DOT}${linked}`;
};

const Login = ({ login }: { login: LinkedLogin }) => {
  const name = SOCIAL_NAMES[login.provider];
  const [askToUnlink, isUnlinking] = useUnlink(login.provider, name);
  return (
    <ListRow
      title={name}
      description={hintText(login)}
      trailing={
        <Button
          size="small"
          tone="ghost"
          aria-label={`${name} 연결 해제`}
          pending={isUnlinking}
          onClick={() => void askToUnlink()}
        >
          연결 해제
        </Button>
      }
    />
  );
};

const Remark = styled.p`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  word-break: keep-all;
`;
