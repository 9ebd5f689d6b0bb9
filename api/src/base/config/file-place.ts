/** An object storage that speaks S3, and the bucket in it. */
export interface ObjectStorage {
  /** Address without the bucket and without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What the names of all objects begin with: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `s3://bucket` or `s3://bucket/prefix`; a bucket's name as the AWS guide has it: 3–63 small letters, digits, dots, hyphens. */
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:\w[\w.-]*)(?:\/\w[\w.-]*)*))?\/?$/;

const NAMES = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const endpointOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`S3_ENDPOINT must be an address such as https://s3.ap-northeast-2.amazonaws.com, not "${text}"`);
  return url.origin;
};

/**
 * Where photos lie: `FILES=s3://bucket[/prefix]` with its endpoint and keys, else null, which is the data folder.
 *
 * @throws {Error} with one sentence when the setting is none, or a key is missing.
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
