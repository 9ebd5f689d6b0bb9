import { randomInt } from 'node:crypto';
import {
  BUCKET_COOKIE,
  BUCKETS,
  decisionsOf,
  DECISIONS_COOKIE,
  releaseCookie,
  releaseVisitorOf,
} from '@dongne/contract';
import type { Registry } from '../registry/registry';

const YEAR_S = 365 * 24 * 3_600;

/**
 * Returns the canaries that a visitor gets with these cookies and those that the page sets.
 *
 * @param registry with all running canaries.
 */
export const canariesOf = (cookies: string, newCookies: readonly string[], registry: Registry): readonly string[] => {
  const all = [cookies, ...newCookies.map((cookie) => cookie.slice(0, cookie.indexOf(';')))];
  const decisions = decisionsOf(registry.microFrontends, releaseVisitorOf(all.join('; ')));
  return decisions.split('|').flatMap((decision) => (decision.startsWith('1') ? [decision.slice(1)] : []));
};

/**
 * Returns the cookies to set with a page: a bucket for a visitor without one, who is in no canary until the next page,
 * so that a browser that refuses cookies never is; and the decisions on running canaries, while they are new.
 *
 * @param cookies `Cookie` header of the request.
 * @param registry with all running canaries.
 */
export const canaryCookies = (cookies: string, registry: Registry, isSecure: boolean): readonly string[] => {
  const visitor = releaseVisitorOf(cookies);
  if (visitor.bucket === undefined) return [releaseCookie(BUCKET_COOKIE, String(randomInt(BUCKETS)), isSecure, YEAR_S)];
  const decisions = decisionsOf(registry.microFrontends, visitor);
  const isKnown = decisions === '' || cookies.split(/; ?/).includes(`${DECISIONS_COOKIE}=${decisions}`);
  return isKnown ? [] : [releaseCookie(DECISIONS_COOKIE, decisions, isSecure)];
};
