import { Type } from 'typebox';
import type { InicisResult } from './inicis-codes';

/** An amount as a call writes it, in whole won. */
export const Won = Type.String({ pattern: '^\\d{1,9}$' });

/** Common fields of every call of the shop's server. */
export const CallForm = Type.Object({
  type: Type.String(),
  paymethod: Type.String(),
  timestamp: Type.String(),
  clientIp: Type.String(),
  mid: Type.String(),
  hashData: Type.String(),
});

/** A result in the format of these calls. */
export const answerOf = ({ code, message }: InicisResult) => ({ resultCode: code, resultMsg: message });
