import { DOT, FIRST_ORDER_COUPON, formatPoints, formatWon, POINTS, type LoginData } from '@dongne/contract';
import { isEndedElsewhere, returnTo, sessionAtom, signIn, useAppBar, useIsHydrated } from '@dongne/platform';
import { PageBody, Skeleton, SkeletonGroup } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LOGIN_STEPS, type LoginStep, type RegistrationProps } from '../common/registration-props';
import { deleteReferral } from '../common/stored-referral';
import { useSteps } from '../common/use-steps';
import type { SocialProvider } from '@dongne/pages';
import { SocialLogin } from '../social-login/social-login';
import { useSocialLogin } from '../social-login/use-social-login';
import { firstPageOf } from './first-page';
import { LostNumberHint } from './lost-number-hint';
import { PhoneStep } from './phone-step';
import { usePhoneStep } from './use-phone-step';
import { useReferral } from './use-referral';

interface LoginPageProps {
  /** Registration after the phone step of an unknown number. */
  readonly registration: ComponentType<RegistrationProps>;
}

/** Account of another provider to be linked to a phone number. */
interface Link {
  readonly token: string;
  readonly provider: SocialProvider;
}

/** Login by phone, followed by the registration of a new number, then back to the previous page (`path`). */
export function LoginPage({ registration: Registration }: LoginPageProps) {
  const [query] = useSearchParams();
  const session = useAtomValue(sessionAtom);
  const [proof, setProof] = useState<LoginData>();
  const steps = useSteps(LOGIN_STEPS, proof !== undefined);
  const [nextStep, setNextStep] = useState<LoginStep>('address');
  const [link, setLink] = useState<Link>();
  const target = returnTo(query.get('path'));
  const referralCode = useReferral();
  // Hydration guard: the server does not know this tab's storage.
  const isEnded = useIsHydrated() && isEndedElsewhere();

  const finish = (answer: LoginData, to = target) =>
    steps.leave(async () => {
      await signIn(answer, firstPageOf(answer, to));
    });

  const handleRegistered = (answer: LoginData) => {
    deleteReferral();
    return finish(answer);
  };

  const phone = usePhoneStep({
    socialToken: link?.token,
    onLinkLost: () => setLink(undefined),
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
    onStranger: (token, provider) => setLink({ token, provider }),
  });

  useAppBar({ title: steps.step === 'phone' ? undefined : '회원가입' });

  const handleProofLost = (sentence: string) => {
    phone.dropCode(sentence);
    setNextStep('terms');
    // Keeps the old proof: without it the registration would unmount and lose its input.
    steps.leave(() => undefined);
  };

  const handleLinkLost = (sentence: string) => {
    setLink(undefined);
    handleProofLost(sentence);
  };

  if (social.isReturning) return <LoadingStep />;
  if (session.state === 'member') return <Navigate to={target} replace />;
  return (
    <>
      {steps.step === 'phone' && (
        <PhoneStep
          phone={phone}
          isLeaving={steps.isLeaving}
          description={isEnded ? ENDED_ELSEWHERE : descriptionFor(target, referralCode)}
        >
          <SocialLogin social={social} linking={link?.provider} isPhoneUnderWay={phone.isSent} />
          <LostNumberHint />
        </PhoneStep>
      )}
      {proof && (
        <Suspense fallback={<LoadingStep />}>
          <Registration
            steps={steps}
            proof={proof}
            socialToken={link?.token}
            referralCode={referralCode}
            onRegistered={handleRegistered}
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

/** Message after a logout or an expired session in another tab. */
const ENDED_ELSEWHERE = '다른 창에서 로그아웃되었어요.\n다시 로그인해 주세요.';

/** Gift of a first registration with its minimum; its life stands on Home and on the coupon. */
const GIFT = `첫 가입에 ${formatWon(FIRST_ORDER_COUPON.discountWon)} 쿠폰${DOT}${formatWon(FIRST_ORDER_COUPON.minimumWon)}부터`;

const descriptionFor = (target: string, referralCode: string): string => {
  if (referralCode !== '')
    return `초대 링크로 오셨네요.\n친구의 코드로 가입하고 첫 이용을 마치면 두 분 모두 ${formatPoints(POINTS.inviteEach)}를 받아요.`;
  return target === '/' ? GIFT : `로그인하면 보던 화면으로 바로 돌아가요.\n${GIFT}`;
};
