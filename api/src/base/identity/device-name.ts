import type { FastifyRequest } from 'fastify';
import { BRAND } from '@dongne/contract';

/** Names by user agent pattern; the first match wins, because most user agents also name those they descend from. */
type Words = readonly (readonly [pattern: RegExp, word: string])[];

const SYSTEMS: Words = [
  [/iPhone|iPod/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, '크롬북'],
  [/Linux/, 'Linux'],
];

const BROWSERS: Words = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/i, '네이버 앱'],
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Whale/, '웨일'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const APPS = new Map([
  ['android', '안드로이드'],
  ['ios', '아이폰'],
]);

const wordFor = (words: Words, userAgent: string): string | undefined =>
  words.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Readable name of a device (`안드로이드 · 삼성 인터넷`): system and browser, without version and model, so that it identifies no
 * one.
 *
 * @param platform `mobileplatform` header of a call from our own app.
 * @returns null for an unknown user agent.
 */
export const deviceNameOf = (userAgent: string, platform?: string): string | null => {
  const app = platform === undefined ? undefined : APPS.get(platform);
  if (app !== undefined) return `${app} · ${BRAND.name} 앱`;
  const words = [wordFor(SYSTEMS, userAgent), wordFor(BROWSERS, userAgent)].filter((word) => word !== undefined);
  return words.length === 0 ? null : words.join(' · ');
};

/** {@link deviceNameOf} the caller. */
export const deviceNameFrom = ({ headers }: FastifyRequest): string | null => {
  const { mobileplatform } = headers;
  return deviceNameOf(headers['user-agent'] ?? '', typeof mobileplatform === 'string' ? mobileplatform : undefined);
};
