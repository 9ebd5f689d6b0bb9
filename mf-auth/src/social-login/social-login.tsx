import { Button, Notice } from '@dongne/ui';
import styled from 'styled-components';
import { Problem } from '../common/problem';
import { nameOfProvider, PROVIDER_FACE, type ProviderFace } from './providers';
import type { SocialProvider } from '@dongne/pages';
import type { SocialLoginState } from './use-social-login';

interface SocialLoginProps {
  readonly social: SocialLoginState;
  /** Provider that confirmed the identity; the phone number is missing. */
  readonly linking: SocialProvider | undefined;
  /** Disables the buttons while a code is being sent. */
  readonly isPhoneUnderWay: boolean;
}

/** Other login providers. Rendered below the form, since they load later and must not shift it. */
export function SocialLogin({ social, linking, isPhoneUnderWay }: SocialLoginProps) {
  const isOffered = social.offered.length > 0 && linking === undefined && !isPhoneUnderWay;
  return (
    <Place>
      <div role="status">
        {linking !== undefined && (
          <Notice tone="brand">휴대폰 번호를 확인하면 {nameOfProvider(linking)} 계정이 연결돼요</Notice>
        )}
      </div>
      {isOffered && (
        <>
          <Or>또는</Or>
          <Ways>
            {social.offered.map((provider) => (
              <li key={provider}>
                <ProviderButton provider={provider} social={social} />
              </li>
            ))}
          </Ways>
        </>
      )}
      {!isPhoneUnderWay && <Problem sentence={social.problem} />}
    </Place>
  );
}

const ProviderButton = ({ provider, social }: { provider: SocialProvider; social: SocialLoginState }) => {
  const { name, mark, background, text, line } = PROVIDER_FACE[provider];
  return (
    <Branded
      size="medium"
      tone="ghost"
      fullWidth
      icon={mark}
      pending={social.starting === provider}
      onClick={() => void social.start(provider)}
      $line={line}
      style={{ background, color: text }}
    >
      {name}로 시작하기
    </Branded>
  );
};

const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding-top: ${({ theme }) => theme.space[2]};
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${({ theme }) => theme.color.border.subtle};
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
`;

const Branded = styled(Button)<{ readonly $line: ProviderFace['line'] }>`
  ${({ theme, $line }) => $line === 'always' && `border: 1px solid ${theme.color.border.control};`}
  /* Border in the text colour for a black button in dark mode. */
  ${({ theme, $line }) => $line === 'by night' && `border: 1px solid ${theme.color.text.primary};`}
`;
