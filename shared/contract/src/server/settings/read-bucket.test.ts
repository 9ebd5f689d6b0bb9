import { FILES } from './data-settings';
import { bucketOf } from './read-bucket';

const KEYS = { S3_ENDPOINT: 'https://storage.example', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('file storage setting', () => {
  it('defaults to the data folder', () => {
    expect(bucketOf(FILES, { ...KEYS, FILES: '' })).toBeNull();
  });

  it.each([
    ['s3://photos', 'photos', ''],
    ['s3://photos/', 'photos', ''],
    ['s3://photos/laundry/files', 'photos', 'laundry/files/'],
  ])('accepts an S3 bucket: %s', (place, bucket, prefix) => {
    expect(bucketOf(FILES, { ...KEYS, FILES: place, S3_REGION: 'ap-northeast-2' })).toEqual({
      endpoint: 'https://storage.example',
      region: 'ap-northeast-2',
      bucket,
      prefix,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it.each(['/var/photos', 's3://', 's3://a', 's3://Photos', 's3://photos/../etc', 's3://photos//x', 'https://photos'])(
    'stops the start for the invalid place %s',
    (place) => {
      expect(() => bucketOf(FILES, { ...KEYS, FILES: place })).toThrow(/^FILES must be s3:/);
    },
  );

  it.each(Object.keys(KEYS))('stops the start when %s is missing', (name) => {
    expect(() => bucketOf(FILES, { ...KEYS, FILES: 's3://photos', [name]: '' })).toThrow(
      new RegExp(`missing: ${name}$`),
    );
  });

  it.each(['storage.example', 'ftp://storage.example', 'https://storage.example/photos'])(
    'stops the start when the endpoint is not a URL: %s',
    (S3_ENDPOINT) => {
      expect(() => bucketOf(FILES, { ...KEYS, FILES: 's3://photos', S3_ENDPOINT })).toThrow(/^S3_ENDPOINT must be/);
    },
  );
});
