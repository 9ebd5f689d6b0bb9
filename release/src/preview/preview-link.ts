import { frontEndOf, originOf, SHELL } from '../config';
import { publicOrigin } from '../hosts/search/public-origin';
import { badMarkOf } from '../registry/live-history';
import type { ReleaseStore } from '../store/disk-store';
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

/**
 * Makes a signed link that shows a published version to anyone who opens it, before others get it.
 *
 * @param typed package, and `version` of it.
 * @param duration in hours.
 * @throws a sentence for an unknown or bad version, and where previews are switched off.
 */
export const previewLink = async (
  store: Pick<ReleaseStore, 'readRegistry'>,
  typed: string | undefined,
  version: string | undefined,
  duration: string | undefined,
  nowMs = Date.now(),
): Promise<string> => {
  const { name, folder } = frontEndOf(typed);
  const secret = previewSecretOf(process.env);
  if (secret === null)
    throw new Error(
      'Previews are switched off: set PREVIEW_SECRET to the same text for this command and the shell’s host.',
    );
  const registry = await store.readRegistry();
  const isPublished = registry.microFrontends[name]?.some(({ metadata }) => metadata.version === version) ?? false;
  if (version === undefined || !isPublished)
    throw new Error(`${folder} has no version ${version ?? '(none given)'}. pnpm release list shows those it has.`);
  if (badMarkOf(registry, name, version) !== undefined)
    throw new Error(`${folder} ${version} is bad: it was rolled back.`);
  const untilMs = nowMs + hoursOf(duration) * HOUR_MS;
  const link = new URL('/', publicOrigin(process.env['PUBLIC_ORIGIN'], originOf(SHELL)));
  link.searchParams.set('release', signPreview(secret, { versions: [`${name}@${version}`], untilMs }));
  return link.href;
};
