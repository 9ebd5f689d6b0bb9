/** S3-compatible object storage and its bucket. */
export interface Bucket {
  /** URL without the bucket and without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of all object keys: empty, or with a trailing slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * `s3://bucket` or `s3://bucket/prefix`; bucket names follow the AWS rules: 3–63 small letters, digits, dots, hyphens.
 */
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:\w[\w.-]*)(?:\/\w[\w.-]*)*))?\/?$/;

/** Bucket and prefix of a setting; null where it is not set. @throws a sentence for anything else. */
export const bucketPlaceOf = (text: string): Pick<Bucket, 'bucket' | 'prefix'> | null => {
  if (text === '') return null;
  const [, bucket, prefix] = PLACE.exec(text) ?? [];
  if (bucket === undefined) throw new Error(`must be s3://bucket or s3://bucket/prefix, not "${text}"`);
  return { bucket, prefix: prefix === undefined ? '' : `${prefix}/` };
};
