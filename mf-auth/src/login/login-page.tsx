import type { LoginData } from '@dongne/contract';
import { returnTo, sessionAtom, signIn, useAppBar } from '@dongne/platform';
import { PageBody, Skeleton, SkeletonGroup } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LOGIN_STEPS, type LoginStep, type RegistrationProps } from '../common/registration-props';
import { useSteps } from '../common/use-steps';
import { SocialLogin } from '../social-login/social-login';
import { useSocialLogin } from '../social-login/use-social-login';
import { PhoneStep } from './phone-step';
import { usePhoneStep } from './use-phone-step';
import { welcomeVoucherUser } from './welcome-voucher-user';

interface LoginPageProps {
  /** Follows the phone step for a number nobody has registered yet. */
  readonly registration: ComponentType<RegistrationProps>;
}

/** Login by phone, and for a new number the registration, then back to where the person came from (`path`). */
export function LoginPage({ registration: Registration }: LoginPageProps) {
  const [query] = useSearchParams();
  const session = useAtomValue(sessionAtom);
  const queryClient = useQueryClient();
  const [proof, setProof] = useState<LoginData>();
  const steps = useSteps(LOGIN_STEPS, proof !== undefined);
  const [nextStep, setNextStep] = useState<LoginStep>('address');
  const [socialToken, setSocialToken] = useState<string>();
  const target = returnTo(query.get('path'));

  const finish = (answer: LoginData, to = target) =>
    steps.leave(async () => {
      if (await signIn(answer, to)) await welcomeVoucherUser(queryClient, answer);
    });

  const phone = usePhoneStep({
    socialToken,
    onLinkLost: () => setSocialToken(undefined),
    onVerified: (answer) => {
      const isRegistered = !answer.isFirst || answer.accessToken !== undefined;
      if (isRegistered) return finish(answer);
      setProof(answer);
      steps.go(nextStep);
    },
  });

  const social = useSocialLogin({
    number: phone.number,
    onNumber: phone.typeNumber,
    isVisitor: session.state === 'visitor',
    onMember: (answer, path) => finish(answer, returnTo(path)),
    onStranger: setSocialToken,
  });

  useAppBar({ title: steps.step === 'phone' ? undefined : '회원가입' });

  const handleProofLost = (sentence: string) => {
    phone.dropCode(sentence);
    setNextStep('terms');
    // The old proof stays: without one the registration would be taken away with all that was typed.
    steps.leave(() => undefined);
  };

  const handleLinkLost = (sentence: string) => {
    setSocialToken(undefined);
    handleProofLost(sentence);
  };

  if (social.isReturning) return <LoadingStep />;
  if (session.state === 'member') return <Navigate to={target} replace />;
  return (
    <>
      {steps.step === 'phone' && (
        <PhoneStep phone={phone} isLeaving={steps.isLeaving} description={invitation(target)}>
          <SocialLogin social={social} isLinking={socialToken !== undefined} isPhoneUnderWay={phone.isSent} />
        </PhoneStep>
      )}
      {proof && (
        <Suspense fallback={<LoadingStep />}>
          <Registration
            steps={steps}
            proof={proof}
            socialToken={socialToken}
            onRegistered={finish}
            onProofLost={handleProofLost}
            onLinkLost={handleLinkLost}
          />
        </Suspense>
      )}
    </>
  );
}

const LoadingStep = () => (
  <PageBody>
    <SkeletonGroup>
      <Skeleton height="56px" />
    </SkeletonGroup>
  </PageBody>
);

const invitation = (target: string): string =>
  target === '/'
    ? '처음이라면 가입까지 바로 이어서 도와드려요.'
    : '로그인하면 보던 화면으로 바로 돌아가요.\n처음이라면 가입까지 이어서 도와드려요.';
