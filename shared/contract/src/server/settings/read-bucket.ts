import type { Bucket } from './bucket';
import { S3_ACCESS_KEY_ID, S3_ENDPOINT, S3_REGION, S3_SECRET_ACCESS_KEY } from './data-settings';
import { isSet, valueOf, type Environment, type Setting, type TextSchema } from './setting';

/**
 * Reads an object storage: `s3://bucket[/prefix]` with the endpoint and keys of `S3_…`.
 *
 * @param place `FILES` or `RELEASE_STORE`.
 * @returns null where it is not set.
 * @throws {Error} with one sentence when the setting is invalid or a key is missing.
 */
export const bucketOf = (
  place: Setting<TextSchema<Pick<Bucket, 'bucket' | 'prefix'> | null>>,
  environment: Environment,
): Bucket | null => {
  const named = valueOf(place, environment);
  if (named === null) return null;
  const wanted = [S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  const missing = wanted.filter((each) => !isSet(each, environment)).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(
      `${place.name}=s3://… wants ${wanted.map(({ name }) => name).join(', ')}; missing: ${missing.join(', ')}`,
    );
  return {
    endpoint: valueOf(S3_ENDPOINT, environment) ?? '',
    region: valueOf(S3_REGION, environment) ?? 'auto',
    ...named,
    accessKeyId: valueOf(S3_ACCESS_KEY_ID, environment) ?? '',
    secretAccessKey: valueOf(S3_SECRET_ACCESS_KEY, environment) ?? '',
  };
};
