import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '@dongne/contract';
import { type App, Refusal } from '../common';
import { type Config, keyedHash } from '../config';
import { actOf, isAct } from './operator-acts';

/** Kinds of events that a security team watches. */
type SecurityEvent = 'login-failed' | 'operator-act' | 'right-refused' | 'token-refused';

/** Refusals that are such events; an expired token is routine. */
const EVENT_OF: Partial<Record<ErrorCode, SecurityEvent>> = {
  OTP_WRONG: 'login-failed',
  OTP_EXPIRED: 'login-failed',
  FORBIDDEN: 'right-refused',
  INVALID_JWT: 'token-refused',
  REFRESH_REUSED: 'token-refused',
};

const AUTH_PATH = /\/auth\//;
/** No person comes here by chance. */
const OPERATOR_PATH = /^\/v1\/operator(?:\/|$)/;
const HASH_LETTERS = 16;
const SERVER_FAULT = 500;

/** Whether a call of operators is asked for that does not exist, as a stranger does who guesses. */
const isGuess = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.url === undefined && OPERATOR_PATH.test(url.split('?', 1).join(''));

/** Event of a refusal; undefined for a refusal that is none. */
const eventOf = ({ code, status }: Refusal, { routeOptions }: FastifyRequest): SecurityEvent | undefined =>
  EVENT_OF[code] ??
  (code === 'NO_JWT' && OPERATOR_PATH.test(routeOptions.url ?? '') ? 'right-refused' : undefined) ??
  (AUTH_PATH.test(routeOptions.url ?? '') && code !== 'VALIDATION' && status < SERVER_FAULT
    ? 'login-failed'
    : undefined);

/** Caller by our own numbers and names, which say nothing about the person. */
const whoOf = ({ identity }: FastifyRequest): string => {
  switch (identity?.role) {
    case 'member':
      return `member:${identity.memberId}`;
    case 'shop':
      return `shop:${identity.laundryId}`;
    case 'operator':
      return `operator:${identity.name}`;
    case undefined:
      return 'visitor';
  }
};

/**
 * Logs security events, all of one shape: `securityEvent`, `who`, `what` (method and route), `why`, `from` (keyed hash of
 * the network address, so that calls of one can be counted), and the trace and time of every line. No personal data.
 */
export const logSecurityEvents = (app: App, config: Pick<Config, 'dataSecret'>): void => {
  const log = (request: FastifyRequest, securityEvent: SecurityEvent, why: string): void => {
    const from = keyedHash(config, 'log-address', request.ip).slice(0, HASH_LETTERS);
    const what = actOf(request);
    request.log.warn({ securityEvent, who: whoOf(request), what, why, from }, 'security');
  };
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Refusal)) return;
    const event = eventOf(error, request);
    if (event !== undefined) log(request, event, error.code);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.identity?.role === 'operator' && isAct(request)) log(request, 'operator-act', String(statusCode));
    if (isGuess(request)) log(request, 'right-refused', 'NOT_FOUND');
  });
};
