const WITHIN_MS = 5_000;

/** Automatic change of a release. */
export interface Notice {
  /** Federation name, `mf_usage`. */
  readonly name: string;
  readonly version: string;
  readonly action: 'rolled back' | 'stopped' | 'given a larger share' | 'promoted';
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Sends notices to a webhook, with the sentence in `text` as chat services read it. Logs what cannot be sent: a release
 * never waits for a chat.
 *
 * @param url absent sends nothing.
 */
export const notifier =
  (url: string | undefined, log: (sentence: string) => void, withinMs = WITHIN_MS) =>
  async (notice: Notice): Promise<void> => {
    if (url === undefined || url === '') return;
    const text = `${notice.name} ${notice.version} was ${notice.action} automatically: ${notice.reason}`;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, ...notice }),
        signal: AbortSignal.timeout(withinMs),
      });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log(`The webhook of RELEASE_WEBHOOK was not reached (${why}): ${text}`);
    }
  };
