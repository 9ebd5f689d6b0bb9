import { Type, type Static } from 'typebox';
import { oneOf } from '#base';
import { OtpCode, OtpId } from './otp-schemas';

/** Purposes of a proof; a proof is valid for its purpose only. */
export const ProofPurpose = oneOf(['phoneChange', 'withdrawal']);

export const Proof = Type.Object(
  { otpId: OtpId, otpCode: OtpCode },
  {
    $id: 'Proof',
    description: 'A code for this purpose: to the number that the member has now, or by a linked login.',
  },
);

export type Purpose = Static<typeof ProofPurpose>;
export type ProofInput = Static<typeof Proof>;
