import { OTP_DIGITS } from '@dongne/contract';
import { Type } from 'typebox';

export const OtpCode = Type.String({ pattern: `^\\d{${OTP_DIGITS}}$` });

export const OtpId = Type.String({ minLength: 1, maxLength: 64 });
