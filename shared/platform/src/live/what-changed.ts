import type { ChangeKind, LiveChange, PathPrefix } from '@dongne/contract';
import { runtime } from '@dongne/platform';

/** What a page may show of it: Home, the badge, list and detail, the offer, a claim, payments and points, the bell. */
const SHOWN: Readonly<Record<ChangeKind, readonly PathPrefix[]>> = {
  request: ['/request', '/claim', '/main', '/myPage'],
  notification: ['/notification'],
};

/** Changes of one moment are looked at together. While one follows the other, once a second is enough for any eye. */
const GATHER_MS = { first: 150, next: 1_000 };

/** A change, or nobody knows which. */
export type Look = LiveChange | 'everything';

type QueryKey = readonly unknown[];

const ID = /^\d+$/;

/** Whether an answer is about one request, and that is another one. */
const isOfAnother = (key: QueryKey, applicationId: number | null): boolean =>
  applicationId !== null &&
  key.some((part) => typeof part === 'string' && ID.test(part) && Number(part) !== applicationId);

/** The parts of a key are those of a path, and after them what was asked with it. */
const isUnder = (key: QueryKey, path: PathPrefix): boolean => `/${key.join('/')}/`.startsWith(`${path}/`);

const concerns = (look: Look, key: QueryKey): boolean => {
  if (look === 'everything')
    return Object.values(SHOWN)
      .flat()
      .some((path) => isUnder(key, path));
  const isShown = SHOWN[look.kind].some((path) => isUnder(key, path));
  // A claim has an id of its own, which says nothing of its request.
  const isOfOne = look.kind === 'request' && !isUnder(key, '/claim');
  return isShown && !(isOfOne && isOfAnother(key, look.applicationId));
};

/** Reads again what is on the screen and has changed; what is not on it is read when somebody opens it. */
const lookAt = (looks: readonly Look[]): void =>
  void runtime().queryClient.invalidateQueries({
    predicate: ({ queryKey }) => looks.some((look) => concerns(look, queryKey)),
  });

/** Gathers what changed and looks at it, a moment later, until it is told to stop. */
export const gatherLooks = (signal: AbortSignal): ((look: Look) => void) => {
  let gathered: Look[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;
  const flush = (): void => {
    const looks = gathered;
    [gathered, timer, lastAt] = [[], undefined, performance.now()];
    lookAt(looks);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (look) => {
    if (signal.aborted) return;
    gathered.push(look);
    timer ??= setTimeout(flush, performance.now() - lastAt > GATHER_MS.next ? GATHER_MS.first : GATHER_MS.next);
  };
};
