import { paths } from '@dongne/platform';
import type { VisitSource } from './visit-rules';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
/** Words of a link; anything else in it may be about a person. */
const CAMPAIGN_WORD = /^[\p{L}\d._-]{1,40}$/u;

const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/**
 * How somebody came: the host of the page before (never its path), and the campaign of the link. Empty within the app.
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
  // A login provider sends people back to where they were already.
  const isOnTheWayBack = opened?.searchParams.has('state') === true && opened.pathname === paths.auth.login();
  const isOutside =
    before !== undefined && before.hostname !== '' && before.origin !== opened?.origin && !isOnTheWayBack;
  return { ...(isOutside && { referrer: before.hostname }), ...Object.fromEntries(words) };
};
