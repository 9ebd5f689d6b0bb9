import { createRuntime, installRuntime } from '@dongne/platform';
import { Suspense, startTransition, useEffect } from 'react';

jest.mock('./deferred-parts', () => ({ DeferredParts: () => null }));

/** Longest timer allowed to fire: React throttles with 300 ms and schedules with 0 ms. */
const LONGEST_MS = 50;
const realTimeout = setTimeout;
const turn = (): Promise<void> => new Promise((resolve) => realTimeout(resolve));
const TURNS = 50;

const onHydrated = jest.fn();

const Page = () => {
  useEffect(onHydrated, []);
  return <p>a page</p>;
};

beforeEach(() => {
  installRuntime(createRuntime());
  Object.assign(globalThis, {
    // Uses React's own scheduler, as in a browser.
    IS_REACT_ACT_ENVIRONMENT: false,
    // Replaced before React loads, because React captures `setTimeout`. Longer timers never fire.
    setTimeout: (work: () => void, ms = 0) => (ms > LONGEST_MS ? 0 : realTimeout(work, ms)),
  });
});
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, setTimeout: realTimeout }));

describe('mount point of deferred parts', () => {
  it('does not delay hydration of a server-rendered page', async () => {
    const { hydrateRoot } = await import('react-dom/client');
    const { DeferredMountPoint } = await import('./deferred-mount-point');
    const root = document.createElement('div');
    // HTML that the server renders for the sibling.
    root.innerHTML = '<!--$--><p>a page</p><!--/$-->';
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          <Suspense>
            <Page />
          </Suspense>
          <DeferredMountPoint registry={[]} />
        </>,
      );
    });
    for (let turns = 0; turns < TURNS; turns += 1) await turn();
    expect(onHydrated).toHaveBeenCalled();
  });
});
