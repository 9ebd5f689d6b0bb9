const READ_WITHIN_MS = 5_000;

/**
 * A registry as the host sends it, unread.
 *
 * @param cache `no-cache` asks the server each time, and costs an empty answer when nothing has changed.
 * @throws when it does not come in time, or is no JSON.
 */
export const fetchRegistry = async (path: string, cache: RequestCache): Promise<unknown> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), READ_WITHIN_MS);
  try {
    const answer = await fetch(path, { cache, signal: abort.signal });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
};
