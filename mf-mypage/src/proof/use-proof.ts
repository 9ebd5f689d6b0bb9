import { endpoints, SOCIAL_NAMES } from '@dongne/contract';
import {
  type ProofPurpose,
  type ReturnedProof,
  type SocialProvider,
  startSignIn,
  takeReturnedProof,
  useOnce,
  usePhoneCode,
} from '@dongne/pages';
import { popups, send, toApiError } from '@dongne/platform';
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
  /** The code was right. */
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
  const phone = usePhoneCode({
    presentNumber: phoneNumber,
    ask: (_phoneNumber, idempotencyKey) => send(endpoints.sendProof, { body: { purpose }, idempotencyKey }),
    enter: async ({ otpId, otpCode }) => {
      await send(endpoints.enterProof, { body: { purpose, otpId, otpCode } });
      setProof({ otpId, otpCode });
      onProved?.({ otpId, otpCode });
    },
  });
  // The person reads again what is about to be done: the page was left in between.
  const linked = useLinkedProof({ purpose, onProved: setProof, onLeave, onReturn });

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

interface LinkedParts extends Pick<ProofParts, 'purpose'> {
  readonly onProved: (proof: Proof) => void;
  readonly onLeave: (() => void) | undefined;
  readonly onReturn: (() => void) | undefined;
}

/** The way to the provider of a linked login and back. */
const useLinkedProof = ({ purpose, onProved, onLeave, onReturn }: LinkedParts) => {
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<string>();
  const handleOutcome = useEffectEvent((outcome: Awaited<ReturnType<typeof outcomeOf>>) => {
    if ('problem' in outcome) setProblem(outcome.problem);
    else onProved(outcome);
  });
  const handleReturn = useEffectEvent((returned: ReturnedProof) => {
    onReturn?.();
    void outcomeOf(returned).then(handleOutcome);
  });
  useEffect(() => {
    const returned = takeReturnedProof(purpose);
    if (returned !== undefined) handleReturn(returned);
  }, [purpose]);

  const [start, isStarting] = useOnce(async (provider: SocialProvider) => {
    setProblem(undefined);
    onLeave?.();
    try {
      if (!(await startSignIn({ provider, path: pathname, number: '', purpose }))) setProblem(FAILED);
    } catch (thrown) {
      setProblem(toApiError(thrown).sentenceOr(FAILED));
    }
  });
  return { start, isStarting, problem };
};

/** State and actions of a proof, as a page holds them. */
export type PresentProof = ReturnType<typeof useProof>;
