import { createHash } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose';
import type { Config } from './config';

type Secrets = Pick<Config, 'tokenSecret' | 'previousTokenSecret'>;

const ALGORITHM = 'HS256';
const ID_LETTERS = 8;

/** Public id of a key (`kid`), which tells it from the other one and nothing more. */
const idOf = (secret: Uint8Array): string =>
  createHash('sha256').update('token-key:').update(secret).digest('base64url').slice(0, ID_LETTERS);

/** Secrets whose tokens are accepted, the one that signs first. */
export const acceptedSecrets = ({ tokenSecret, previousTokenSecret }: Secrets): Uint8Array[] =>
  previousTokenSecret === null ? [tokenSecret] : [tokenSecret, previousTokenSecret];

/** Begins a token that {@link signToken} signs. */
export const newToken = (claims: JWTPayload): SignJWT => new SignJWT(claims);

/** Signs a token with the current key, and names that in its header. */
export const signToken = ({ tokenSecret }: Secrets, token: SignJWT): Promise<string> =>
  token.setProtectedHeader({ alg: ALGORITHM, kid: idOf(tokenSecret) }).sign(tokenSecret);

const namedKey = (token: string): string | undefined => {
  try {
    return decodeProtectedHeader(token).kid;
  } catch (cause) {
    throw new errors.JWTInvalid('The token has no header.', { cause });
  }
};

/** Keys that may have signed a token: the named one, or any when it names none, as before there were ids. */
const candidatesOf = (secrets: Secrets, token: string): Uint8Array[] => {
  const kid = namedKey(token);
  const all = acceptedSecrets(secrets);
  return kid === undefined ? all : all.filter((secret) => idOf(secret) === kid);
};

/**
 * Verifies a token with the key that signed it.
 *
 * @throws {errors.JOSEError} for a token that is invalid, or signed by none of the accepted keys.
 */
export const verifyToken = async (secrets: Secrets, token: string, options: JWTVerifyOptions): Promise<JWTPayload> => {
  for (const secret of candidatesOf(secrets, token)) {
    try {
      return (await jwtVerify(token, secret, { ...options, algorithms: [ALGORITHM] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
};
