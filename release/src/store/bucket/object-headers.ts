import { IMMUTABLE } from '../../hosts/caching';
import { publicTypeOf } from '../../hosts/file-types';
import { RECORD } from '../disk-store';
import type { ObjectHeaders } from './bucket-client';
import { VARIANT } from './bucket-files';

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Returns the headers of a published file, for a CDN in front of the bucket: those that our hosts send. A compressed
 * variant has the type of its file.
 */
export const objectHeadersOf = (file: string): ObjectHeaders => {
  const [ending = ''] = VARIANT.exec(file) ?? [];
  const encoding = ENCODINGS[ending];
  return {
    'Content-Type': publicTypeOf(file.slice(0, file.length - ending.length)) ?? 'application/octet-stream',
    'Cache-Control': file === RECORD ? 'no-store' : IMMUTABLE,
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  };
};
