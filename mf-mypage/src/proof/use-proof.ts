import { endpoints, SOCIAL_NAMES } from '@dongne/contract';
import {
  type ProofPurpose,
  type ReturnedProof,
  type SocialProvider,
  startSignIn,
  takeReturnedProof,
  useOfferedProviders,
  useOnce,
  usePhoneCode,
} from '@dongne/pages';
import { popups, send, toApiError, useRemote } from '@dongne/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows who the member is: to the call that it is brought with. */
export interface Proof {
  readonly otpId: string;
  readonly otpCode: string;
}

interface ProofParts {
  readonly purpose: ProofPurpose;
  readonly phoneNumber: string;
  readonly onProved?: (proof: Proof) => void;
  /** Keeps in the tab what was typed, before the page is left for a provider's. */
  readonly onLeave?: () => void;
  /** The person is back from a provider's page. */
  readonly onReturn?: () => void;
}

const FAILED = '확인하지 못했어요. 다시 시도해 주세요.';

/** Proves the number that the member has now by a code, or the member by a linked login, for one purpose. */
export const useProof = ({ purpose, phoneNumber, onProved, onLeave, onReturn }: ProofParts) => {
  const [proof, setProof] = useState<Proof>();
  const prove = (given: Proof) => {
    setProof(given);
    onProved?.(given);
  };
  const phone = usePhoneCode({
    presentNumber: phoneNumber,
    ask: () => send(endpoints.sendProof, { body: { purpose } }),
    enter: async ({ otpId, otpCode }) => {
      await send(endpoints.enterProof, { body: { purpose, otpId, otpCode } });
      prove({ otpId, otpCode });
    },
  });
  const linked = useLinkedProof({ purpose, onProved: prove, onLeave, onReturn });

  return {
    phone,
    linked,
    proof,
    /** Goes back to the code where a refusal is about the proof; answers whether it is. */
    isRefusedBy: (thrown: unknown): boolean => {
      const problem = toApiError(thrown).fields['proof'];
      if (problem === undefined) return false;
      setProof(undefined);
      phone.dropCode(problem);
      return true;
    },
  };
};

/** Exchanges a provider's answer for a proof, or says why there is none. */
const outcomeOf = async ({
  code,
  state,
  iss,
  provider,
  purpose,
}: ReturnedProof): Promise<Proof | { readonly problem: string }> => {
  if (code === null) return { problem: `${SOCIAL_NAMES[provider]} 확인을 취소했어요.` };
  try {
    const body = { code, state, purpose, ...(iss !== null && { iss }) };
    return await popups.loading(send(endpoints.proveWithProvider, { body }));
  } catch (thrown) {
    const error = toApiError(thrown);
    return { problem: error.fields['code'] ?? error.sentenceOr(FAILED) };
  }
};

type LinkedParts = Pick<ProofParts, 'purpose' | 'onLeave' | 'onReturn'> & { readonly onProved: (proof: Proof) => void };

/** The way to the provider of a linked login and back. */
const useLinkedProof = ({ purpose, onProved, onLeave, onReturn }: LinkedParts) => {
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<string>();
  const logins = useRemote(endpoints.linkedLogins);
  const offered = useOfferedProviders();
  const isLinked = (name: SocialProvider) =>
    logins.state === 'ready' && logins.value.some(({ provider }) => provider === name);

  // An event, so that it sees what the page has got back by the time the provider's answer is exchanged.
  const handleProved = useEffectEvent(onProved);
  const hear = useEffectEvent(async () => {
    const returned = takeReturnedProof(purpose);
    if (returned === undefined) return;
    onReturn?.();
    const outcome = await outcomeOf(returned);
    if ('problem' in outcome) setProblem(outcome.problem);
    else handleProved(outcome);
  });
  useEffect(() => void hear(), []);

  const [start, isStarting] = useOnce(async (provider: SocialProvider) => {
    setProblem(undefined);
    onLeave?.();
    try {
      if (!(await startSignIn({ provider, path: pathname, number: '', purpose }))) setProblem(FAILED);
    } catch (thrown) {
      setProblem(toApiError(thrown).sentenceOr(FAILED));
    }
  });
  return { offered: offered.filter(isLinked), start, isStarting, problem };
};

/** What a page holds of it. */
export type PresentProof = ReturnType<typeof useProof>;
