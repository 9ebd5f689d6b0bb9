import { Type, type Static } from 'typebox';
import { Instant, nullable, ref } from '#base';
import { OtpCode, OtpId, Proof, ProofPurpose } from '../login';

export const ProofRequest = Type.Object({ purpose: ProofPurpose }, { $id: 'ProofRequest' });

export const ProofEntry = Type.Object({ purpose: ProofPurpose, otpId: OtpId, otpCode: OtpCode }, { $id: 'ProofEntry' });

/** Verification code for the new number, the number, and the proof of the current one. */
export const PhoneChange = Type.Object(
  {
    otpId: OtpId,
    otpCode: OtpCode,
    phoneNumber: Type.String({ minLength: 1, maxLength: 20 }),
    proof: Type.Optional(ref(Proof)),
  },
  { $id: 'PhoneChange' },
);

export const Device = Type.Object(
  {
    id: Type.String(),
    name: nullable(Type.String({ description: 'system and browser in words; null where neither is known' })),
    startedAt: Instant,
    lastUsedAt: Type.Unsafe<string>({ ...Instant, description: 'to about ten minutes' }),
    isCurrent: Type.Boolean({ description: 'the device that asks' }),
  },
  { $id: 'Device', description: 'A device on which the member is logged in.' },
);

export const DeviceParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

export type PhoneChangeInput = Static<typeof PhoneChange>;
export type DeviceView = Static<typeof Device>;
