import { Button, Notice } from '@dongne/ui';
import styled from 'styled-components';
import { Problem } from '../common/problem';
import { GoogleMark } from './google-mark';
import type { SocialLoginState } from './use-social-login';

interface SocialLoginProps {
  readonly social: SocialLoginState;
  /** Google has said who this is; the phone number is what is missing. */
  readonly isLinking: boolean;
  /** A code is on its way: one thing at a time. */
  readonly isPhoneUnderWay: boolean;
}

/** The other way in. It stands below the form and comes after it, so that nothing moves. */
export function SocialLogin({ social, isLinking, isPhoneUnderWay }: SocialLoginProps) {
  const isOffered = social.isOffered && !isLinking && !isPhoneUnderWay;
  return (
    <Place>
      <div role="status">
        {isLinking && <Notice tone="brand">휴대폰 번호를 확인하면 Google 계정이 연결돼요</Notice>}
      </div>
      {isOffered && (
        <>
          <Or>또는</Or>
          <Outlined tone="ghost" fullWidth icon={<GoogleMark />} pending={social.isStarting} onClick={social.start}>
            Google로 계속하기
          </Outlined>
        </>
      )}
      {!isPhoneUnderWay && <Problem sentence={social.problem} />}
    </Place>
  );
}

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

const Outlined = styled(Button)`
  border: 1px solid ${({ theme }) => theme.color.border.control};
  background: ${({ theme }) => theme.color.surface.page};
`;
