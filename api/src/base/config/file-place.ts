/** S3-compatible object storage and its bucket. */
export interface ObjectStorage {
  /** URL without the bucket and without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of all object keys: empty, or with a trailing slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `s3://bucket` or `s3://bucket/prefix`; bucket names follow the AWS rules: 3–63 small letters, digits, dots, hyphens.
 */
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:\w[\w.-]*)(?:\/\w[\w.-]*)*))?\/?$/;

const NAMES = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const endpointOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`S3_ENDPOINT must be an address such as https://s3.ap-northeast-2.amazonaws.com, not "${text}"`);
  return url.origin;
};

/**
 * Reads the storage of photos: `FILES=s3://bucket[/prefix]` with endpoint and keys, or null for the data folder.
 *
 * @throws {Error} with one sentence when the setting is invalid or a key is missing.
 */
export const filePlaceOf = (environment: Environment): ObjectStorage | null => {
  const place = environment['FILES'] ?? '';
  if (place === '') return null;
  const [, bucket, prefix] = PLACE.exec(place) ?? [];
  if (bucket === undefined) throw new Error(`FILES must be s3://bucket or s3://bucket/prefix, not "${place}"`);
  const missing = NAMES.filter((name) => (environment[name] ?? '') === '');
  if (missing.length > 0) throw new Error(`FILES=s3://… wants ${NAMES.join(', ')}; missing: ${missing.join(', ')}`);
  return {
    endpoint: endpointOf(environment['S3_ENDPOINT'] ?? ''),
    region: environment['S3_REGION'] ?? 'auto',
    bucket,
    prefix: prefix === undefined ? '' : `${prefix}/`,
    accessKeyId: environment['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] ?? '',
  };
};
