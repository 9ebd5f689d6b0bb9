import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';
import { OtpCode, OtpId } from '../login';

const PhoneNumber = Type.String({ minLength: 1, maxLength: 20 });

/** Verification code for the new number, and the number; the current one is lost and cannot be verified. */
export const LostNumberBody = Type.Object(
  { otpId: OtpId, otpCode: OtpCode, phoneNumber: PhoneNumber },
  { $id: 'LostNumberBody' },
);

const LostNumber = Type.Object(
  {
    lastDigits: Type.String({ description: 'last four of the new number' }),
    askedAt: Instant,
    dueAt: Type.Unsafe<string>({ ...Instant, description: 'when the number changes unless it is stopped' }),
    deviceName: nullable(
      Type.String({ description: 'device that asked; null where it is not known, or support asked' }),
    ),
    isOwnDevice: Type.Boolean({ description: 'the device that reads this asked for it' }),
  },
  { $id: 'LostNumber' },
);

export const LostNumberState = Type.Object(
  { waiting: nullable(ref(LostNumber)) },
  { $id: 'LostNumberState', description: 'The change of a lost number that waits for its 72 hours.' },
);

export const StopLink = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100, description: 'from the link that the present number got' }) },
  { $id: 'StopLink' },
);

export const OperatorLostNumberBody = Type.Object(
  {
    presentNumber: PhoneNumber,
    otpId: OtpId,
    otpCode: OtpCode,
    phoneNumber: Type.String({ minLength: 1, maxLength: 20, description: 'new number, which got the code' }),
    reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'how the person was recognised' }),
  },
  { $id: 'OperatorLostNumberBody' },
);

export const OperatorLostNumber = Type.Object(
  {
    id: Type.Integer(),
    presentLastDigits: Type.String(),
    lastDigits: Type.String({ description: 'of the new number; empty once it has ended' }),
    askedAt: Instant,
    dueAt: Instant,
    askedBy: oneOf(['member', 'support']),
    reason: nullable(Type.String()),
    outcome: nullable(oneOf(['changed', 'stopped', 'refused', 'replaced'])),
    endedAt: nullable(Instant),
  },
  { $id: 'OperatorLostNumber' },
);

export const OperatorLostNumberPage = Type.Object(
  { items: Type.Array(ref(OperatorLostNumber)), nextCursor: nullable(Type.String()) },
  { $id: 'OperatorLostNumberPage' },
);

export type LostNumberInput = Static<typeof LostNumberBody>;
export type LostNumberStateView = Static<typeof LostNumberState>;
export type OperatorLostNumberInput = Static<typeof OperatorLostNumberBody>;
export type OperatorLostNumberView = Static<typeof OperatorLostNumber>;
