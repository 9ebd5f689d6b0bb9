import type { LoginData } from '@dongne/contract';
import {
  saveReturnedProof,
  type SavedSignIn,
  type SocialProvider,
  startSignIn,
  takeSignIn,
  useOfferedProviders,
  useOnce,
} from '@dongne/pages';
import { paths, returnTo, toApiError } from '@dongne/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { answerOf, FAILED, outcomeOf, type Outcome } from './provider-answer';
import { nameOfProvider } from './providers';

interface SocialLoginParts {
  /** Typed phone number, restored on return. */
  readonly number: string;
  readonly onNumber: (typed: string) => void;
  /** Not logged in. */
  readonly isVisitor: boolean;
  /** Called for a linked identity. @param path target as given. */
  readonly onMember: (answer: LoginData, path: string | null) => void;
  /** Called for an unlinked identity: the token links it to the number verified next. */
  readonly onStranger: (socialToken: string, provider: SocialProvider) => void;
}

/** Provider part of the login page. */
export type SocialLoginState = ReturnType<typeof useSocialLogin>;

/** Redirect to a provider and back. */
export const useSocialLogin = ({ number, onNumber, isVisitor, onMember, onStranger }: SocialLoginParts) => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [starting, setStarting] = useState<SocialProvider>();
  const offered = useOfferedProviders();
  const answer = answerOf(query);

  const handleOutcome = (outcome: Outcome, saved: SavedSignIn | undefined) => {
    if (saved !== undefined) onNumber(saved.number);
    if (outcome.kind === 'refused') setProblem(outcome.sentence);
    else if (outcome.kind === 'member') onMember(outcome.login, saved?.path ?? null);
    else if (saved !== undefined) onStranger(outcome.socialToken, saved.provider);
  };
  const comeBack = useEffectEvent(() => {
    if (answer === undefined) return;
    const saved = takeSignIn();
    if (saved?.purpose !== undefined && saved.state === answer.state) {
      const { provider, state, purpose } = saved;
      saveReturnedProof({ provider, state, purpose, code: answer.code, iss: answer.iss });
      return void navigate(returnTo(saved.path), { replace: true });
    }
    // Removes the code at once: it must not stay in the address, the history or a bookmark.
    void navigate(paths.auth.login(saved?.path ?? undefined), { replace: true });
    if (isVisitor) void outcomeOf(answer, saved).then((outcome) => handleOutcome(outcome, saved));
  });
  const returnedState = answer?.state;
  useEffect(() => {
    if (returnedState !== undefined) comeBack();
  }, [returnedState]);

  const [start] = useOnce(async (provider: SocialProvider) => {
    setProblem(undefined);
    setStarting(provider);
    try {
      if (!(await startSignIn({ provider, path: query.get('path'), number })))
        setProblem(`이 브라우저에서는 ${nameOfProvider(provider)} 로그인을 쓸 수 없어요`);
    } catch (thrown) {
      const { code, sentence } = toApiError(thrown);
      setProblem(code === 'TOO_MANY_REQUESTS' ? sentence : FAILED);
    } finally {
      setStarting(undefined);
    }
  });

  return {
    /** Limited to the login page, the only return address of providers. */
    offered: pathname === paths.auth.login() ? offered : [],
    start,
    /** Provider whose page is loading. */
    starting,
    problem,
    /** The address still contains the code, so nothing may be rendered yet. */
    isReturning: answer !== undefined,
  };
};
