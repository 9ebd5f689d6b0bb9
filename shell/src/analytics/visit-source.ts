import { paths } from '@dongne/platform';
import type { VisitSource } from './visit-rules';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
/** Allowed characters of campaign values; anything else may identify a person. */
const CAMPAIGN_WORD = /^[\p{L}\d._-]{1,40}$/u;

const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the visit source: the host of the referrer (never its path) and the campaign of the link. Empty within the app.
 *
 * @param landing the address that the document was opened with.
 */
export const visitSourceOf = (landing: string, referrer: string): VisitSource => {
  const opened = urlOf(landing);
  const before = urlOf(referrer);
  const words = UTM.flatMap((name) => {
    const word = opened?.searchParams.get(name) ?? '';
    return CAMPAIGN_WORD.test(word) ? [[name, word] as const] : [];
  });
  // Login providers redirect back to a visit that already has its source.
  const isOnTheWayBack = opened?.searchParams.has('state') === true && opened.pathname === paths.auth.login();
  const isOutside =
    before !== undefined && before.hostname !== '' && before.origin !== opened?.origin && !isOnTheWayBack;
  return { ...(isOutside && { referrer: before.hostname }), ...Object.fromEntries(words) };
};
