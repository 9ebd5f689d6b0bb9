import { codeOf } from './error-code';

/** `Retry-After` of a 503, in seconds. */
export const RETRY_AFTER_S = 5;

/**
 * Temporary faults of the environment (database, disk, network), answered with 503. PostgreSQL's codes are from its
 * manual, appendix A.
 */
const CODES = new Set([
  '25006', // read-only: a replica that has not been promoted
  '25P03', // idle_in_transaction_session_timeout
  '40001', // two transactions met
  '40P01', // deadlock
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '57P01', // ended by an administrator
  '57P02', // crashed
  '57P03', // starting or stopping
  '58030', // a file of the database cannot be read or written
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EMFILE',
  'ENFILE',
]);
/** Class 08: connection exceptions. */
const CONNECTION = /^08/;

/** Error messages of `pg` without a code. */
const SENTENCES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
];

const isOutside = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== undefined && (CODES.has(code) || CONNECTION.test(code))) return true;
  return error instanceof Error && SENTENCES.some((sentence) => error.message.startsWith(sentence));
};

/** Whether an error, or its cause, is a fault outside of this process. */
export const isInfrastructureFault = (error: unknown): boolean =>
  isOutside(error) || (error instanceof Error && error.cause !== undefined && isInfrastructureFault(error.cause));
