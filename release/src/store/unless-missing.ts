import { codeOf } from './atomic-write';

/** Returns a fallback when the file or folder is missing. @throws any other error of reading. */
export const unlessMissing = <Value, Fallback>(
  reading: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> =>
  reading.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return fallback;
    throw error;
  });
