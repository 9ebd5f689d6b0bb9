const READ_WITHIN_MS = 5_000;

/**
 * Fetches a registry, unparsed.
 *
 * @param cache `no-cache` revalidates each time; the response is empty if nothing has changed.
 * @throws when it exceeds its time limit or is no JSON.
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
