import type { LoginData } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { isNativeApp, paths, useClientConfig } from '@dongne/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { takeSignIn, type KeptSignIn } from './kept-sign-in';
import { leavePage } from './leave-page';
import { answerOf, FAILED, outcomeOf, type Outcome } from './provider-answer';
import type { SocialProvider } from './social-api';

const FORBIDDEN = '이 브라우저에서는 Google 로그인을 쓸 수 없어요';

interface SocialLoginParts {
  /** The phone number as far as it is typed; it comes back with the person. */
  readonly number: string;
  readonly onNumber: (typed: string) => void;
  /** Nobody is logged in yet. */
  readonly isVisitor: boolean;
  /** The identity belongs to a member. @param path where they wanted to be, as it came. */
  readonly onMember: (answer: LoginData, path: string | null) => void;
  /** The identity is nobody's yet: this token links it to the phone number that is proved next. */
  readonly onStranger: (socialToken: string) => void;
}

/** What the login page shows of Google. */
export type SocialLoginState = ReturnType<typeof useSocialLogin>;

/** The way to Google and back. Google refuses webviews, so the native app has none. */
export const useSocialLogin = ({ number, onNumber, isVisitor, onMember, onStranger }: SocialLoginParts) => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const google = useGoogle();
  const answer = answerOf(query);

  const hear = (outcome: Outcome, kept: KeptSignIn | undefined) => {
    if (kept !== undefined) onNumber(kept.number);
    if (outcome.kind === 'refused') setProblem(outcome.sentence);
    else if (outcome.kind === 'stranger') onStranger(outcome.socialToken);
    else onMember(outcome.login, kept?.path ?? null);
  };
  const comeBack = useEffectEvent(() => {
    if (answer === undefined) return;
    const kept = takeSignIn();
    // At once: the answer must not stand in the address, the history or a bookmark.
    void navigate(paths.auth.login(kept?.path ?? undefined), { replace: true });
    if (isVisitor) void outcomeOf(answer, kept).then((outcome) => hear(outcome, kept));
  });
  const returnedState = answer?.state;
  useEffect(() => {
    if (returnedState !== undefined) comeBack();
  }, [returnedState]);

  const [start, isStarting] = useOnce(async () => {
    if (google === undefined) return;
    setProblem(undefined);
    try {
      const { beginSignIn } = await import('./google-sign-in');
      const address = await beginSignIn(google, { path: query.get('path'), number });
      if (address === undefined) setProblem(FORBIDDEN);
      else leavePage(address);
    } catch {
      setProblem(FAILED); // its script did not come
    }
  });

  return {
    /** Google sends people back to the login page only. */
    isOffered: google !== undefined && pathname === paths.auth.login(),
    start,
    isStarting,
    problem,
    /** The answer still stands in the address: nothing may be shown yet. */
    isReturning: answer !== undefined,
  };
};

const useGoogle = (): SocialProvider | undefined => {
  const config = useClientConfig();
  return isNativeApp() ? undefined : config?.social.find(({ provider }) => provider === 'GOOGLE');
};
