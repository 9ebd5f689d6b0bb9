import { frontEndOf, originOf, SHELL } from '../config';
import { ENVIRONMENT } from '../settings/environment';
import type { Environment } from '@dongne/contract/server';
import { badMarkOf } from '../registry/live-history';
import type { ReleaseStore } from '../store/disk-store';
import { isOrigin, previewOriginsOf } from './preview-origins';
import { previewSecretOf, signPreview } from './preview-token';

const DEFAULT_HOURS = 72;
const MAX_HOURS = 24 * 30;
const HOUR_MS = 3_600_000;

/** @throws a sentence when it is no duration. */
const hoursOf = (typed: string | undefined): number => {
  const hours = typed === undefined ? DEFAULT_HOURS : Number(typed.replace(/h$/, ''));
  if (!(hours > 0 && hours <= MAX_HOURS))
    throw new Error(`${typed} is not a number of hours up to ${MAX_HOURS}, such as ${DEFAULT_HOURS}.`);
  return hours;
};

const linkTo = (secret: string, version: string, duration: string | undefined, nowMs: number): string => {
  const untilMs = nowMs + hoursOf(duration) * HOUR_MS;
  const link = new URL('/', originOf(SHELL));
  link.searchParams.set('release', signPreview(secret, { versions: [version], untilMs }));
  return link.href;
};

/**
 * Makes a signed link that shows a published version to anyone who opens it, before others get it.
 *
 * @param typed package, and `version` of it, or the origin that serves it from a squad's machine.
 * @param duration in hours.
 * @throws a sentence for an unknown or bad version, and where previews are switched off.
 */
export const previewLink = async (
  store: Pick<ReleaseStore, 'readRegistry'>,
  typed: string | undefined,
  version: string | undefined,
  duration: string | undefined,
  { nowMs = Date.now(), environment = ENVIRONMENT }: { nowMs?: number; environment?: Environment } = {},
): Promise<string> => {
  const { name, folder } = frontEndOf(typed);
  const secret = previewSecretOf(environment);
  if (secret === null)
    throw new Error(
      'Previews are switched off: set PREVIEW_SECRET to the same text for this command and the shell’s host.',
    );
  if (version !== undefined && isOrigin(version)) {
    if (!previewOriginsOf(environment).includes(version))
      throw new Error(`${version} is none of PREVIEW_ORIGINS. Set it for this command and the shell’s host.`);
    return linkTo(secret, `${name}@${version}`, duration, nowMs);
  }
  const registry = await store.readRegistry();
  const isPublished = registry.microFrontends[name]?.some(({ metadata }) => metadata.version === version) ?? false;
  if (version === undefined || !isPublished)
    throw new Error(`${folder} has no version ${version ?? '(none given)'}. pnpm release list shows those it has.`);
  if (badMarkOf(registry, name, version) !== undefined)
    throw new Error(`${folder} ${version} is bad: it was rolled back.`);
  return linkTo(secret, `${name}@${version}`, duration, nowMs);
};
