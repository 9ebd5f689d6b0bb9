import type { ChangeKind, LiveChange, PathPrefix } from '@dongne/contract';
import { runtime } from '@dongne/platform';

/**
 * Paths that a change may affect: Home, the badge, list and detail, the offer, a claim, payments and points, the bell.
 */
const SHOWN: Readonly<Record<ChangeKind, readonly PathPrefix[]>> = {
  request: ['/request', '/claim', '/main', '/myPage'],
  notification: ['/notification'],
};

/** Batches simultaneous changes; consecutive ones refetch at most once a second. */
const BATCH_MS = { first: 150, next: 1_000 };

/** Change, or `everything` when it is unknown. */
export type RefetchScope = LiveChange | 'everything';

type QueryKey = readonly unknown[];

const ID = /^\d+$/;

/** Returns whether a response belongs to another request. */
const isOfAnother = (key: QueryKey, applicationId: number | null): boolean =>
  applicationId !== null &&
  key.some((part) => typeof part === 'string' && ID.test(part) && Number(part) !== applicationId);

/** Compares by path: a key starts with the parts of its path, followed by its parameters. */
const isUnder = (key: QueryKey, path: PathPrefix): boolean => `/${key.join('/')}/`.startsWith(`${path}/`);

const concerns = (scope: RefetchScope, key: QueryKey): boolean => {
  if (scope === 'everything')
    return Object.values(SHOWN)
      .flat()
      .some((path) => isUnder(key, path));
  const isShown = SHOWN[scope.kind].some((path) => isUnder(key, path));
  // A claim has an id of its own, unrelated to its request's.
  const isOfOne = scope.kind === 'request' && !isUnder(key, '/claim');
  return isShown && !(isOfOne && isOfAnother(key, scope.applicationId));
};

/** Invalidates changed queries: those on the screen refetch now, others when they are opened. */
const refetch = (scopes: readonly RefetchScope[]): void =>
  void runtime().queryClient.invalidateQueries({
    predicate: ({ queryKey }) => scopes.some((scope) => concerns(scope, queryKey)),
  });

/** Collects changes and refetches after a short delay, until aborted. */
export const batchRefetches = (signal: AbortSignal): ((scope: RefetchScope) => void) => {
  let gathered: RefetchScope[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;
  const flush = (): void => {
    const scopes = gathered;
    [gathered, timer, lastAt] = [[], undefined, performance.now()];
    refetch(scopes);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (scope) => {
    if (signal.aborted) return;
    gathered.push(scope);
    timer ??= setTimeout(flush, performance.now() - lastAt > BATCH_MS.next ? BATCH_MS.first : BATCH_MS.next);
  };
};
