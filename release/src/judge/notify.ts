import type { Notice } from '../registry/notices';

const WITHIN_MS = 5_000;

/** Sends a notice. Never throws: returns why it was not sent. */
export type Notify = (notice: Notice) => Promise<string | undefined>;

/**
 * Creates a sender of notices to a webhook, with the sentence in `text` as chat services read it.
 *
 * @param url absent: there are no notices.
 */
export const notifier = (url: string | undefined, withinMs = WITHIN_MS): Notify | undefined => {
  if (url === undefined || url === '') return undefined;
  return async (notice) => {
    const text = `${notice.name} ${notice.version} was ${notice.action} automatically: ${notice.reason}`;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, ...notice }),
        signal: AbortSignal.timeout(withinMs),
      });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return undefined;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return `The webhook of RELEASE_WEBHOOK was not reached (${why}): ${text}`;
    }
  };
};
