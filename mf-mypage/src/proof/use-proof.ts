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

/** Proof of identity, sent with the protected call. */
export interface Proof {
  readonly otpId: string;
  readonly otpCode: string;
}

interface ProofParts {
  readonly purpose: ProofPurpose;
  readonly phoneNumber: string;
  /** Called when the code was correct. */
  readonly onProved?: (proof: Proof) => void;
  /** Saves the input in the tab before leaving for a provider's page. */
  readonly onLeave?: () => void;
  /** Called on return from a provider's page. */
  readonly onReturn?: () => void;
}

const FAILED = '확인하지 못했어요. 다시 시도해 주세요.';

/** Proves the member's identity for one purpose, by a code to the current number or a linked login. */
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
  // Shows the consequences again on return, since the page was left in between.
  const linked = useLinkedProof({ purpose, onProved: setProof, onLeave, onReturn });

  return {
    phone,
    linked,
    proof,
    /** Returns to the code when a refusal concerns the proof. @returns whether it does. */
    isRefusedBy: (thrown: unknown): boolean => {
      const problem = toApiError(thrown).fields['proof'];
      if (problem === undefined) return false;
      setProof(undefined);
      phone.dropCode(problem);
      return true;
    },
  };
};

/** Exchanges a provider's response for a proof or an error. */
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

/** Redirect to the provider of a linked login and back. */
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

/** State and actions of a proof. */
export type PresentProof = ReturnType<typeof useProof>;
