import { Type, type Static } from 'typebox';
import { nullable } from '../common';

/** `refreshToken` is optional, so that a missing one gets `NO_JWT` instead of a validation error. */
export const RefreshRequest = Type.Object(
  { refreshToken: Type.Optional(Type.String({ maxLength: 2_000 })) },
  { $id: 'RefreshRequest' },
);

export const TokenPair = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() }, { $id: 'TokenPair' });

export const SignOutRequest = Type.Object(
  { deviceId: Type.Optional(nullable(Type.String({ maxLength: 200 }))) },
  { $id: 'SignOutRequest' },
);

export type TokenPairView = Static<typeof TokenPair>;
