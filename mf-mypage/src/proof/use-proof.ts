import { endpoints } from '@dongne/contract';
import { usePhoneCode } from '@dongne/pages';
import { send, toApiError } from '@dongne/platform';
import { useState } from 'react';

interface Proof {
  readonly otpId: string;
  readonly otpCode: string;
}

interface ProofParts {
  readonly purpose: 'phoneChange' | 'withdrawal';
  readonly phoneNumber: string;
  readonly onProved?: (proof: Proof) => void;
}

/** A code to the number that the member has now, for one purpose. */
export const useProof = ({ purpose, phoneNumber, onProved }: ProofParts) => {
  const [proof, setProof] = useState<Proof>();
  const phone = usePhoneCode({
    presentNumber: phoneNumber,
    ask: () => send(endpoints.sendProof, { body: { purpose } }),
    enter: async ({ otpId, otpCode }) => {
      await send(endpoints.enterProof, { body: { purpose, otpId, otpCode } });
      setProof({ otpId, otpCode });
      onProved?.({ otpId, otpCode });
    },
  });

  return {
    phone,
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

/** What a page holds of it. */
export type PresentProof = ReturnType<typeof useProof>;
