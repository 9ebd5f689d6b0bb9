import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import { pathOf, type Deployment, type DeploymentExtras } from '../registry/registry';

/** Removes what the registry sets later: the fallback, and the signature itself. */
const signedExtras = ({
  fallbackEntry: _entry,
  fallbackVersion: _version,
  fallbackIntegrity: _integrity,
  signature: _signature,
  ...extras
}: DeploymentExtras): Partial<DeploymentExtras> => extras;

/** Text that a signature covers: the package, and all that decides what runs. The origin depends on the deployment. */
const signedText = (name: string, { url, metadata, extras }: Deployment): Buffer =>
  Buffer.from(stringify({ name, path: pathOf({ url }), metadata, extras: signedExtras(extras) }) ?? '');

/** Signs a release with the private key of its owner. */
export const signed = (name: string, release: Deployment, key: KeyObject): Deployment => ({
  ...release,
  extras: { ...release.extras, signature: sign(null, signedText(name, release), key).toString('base64') },
});

const isAddress = (url: string): boolean => URL.canParse(url) || url.startsWith('/');

/** Public key as it stands in the list of accepted keys. */
export const publicKeyText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

const isBy = (text: Buffer, signature: Buffer, key: string): boolean => {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' });
    return verify(null, text, publicKey, signature);
  } catch {
    return false; // an invalid key or signature
  }
};

/** Checks whether one of these keys has signed a release as it is. */
export const isSignedBy = (name: string, release: Deployment, keys: readonly string[]): boolean => {
  const { signature } = release.extras;
  if (typeof signature !== 'string' || !isAddress(release.url)) return false;
  return keys.some((key) => isBy(signedText(name, release), Buffer.from(signature, 'base64'), key));
};
