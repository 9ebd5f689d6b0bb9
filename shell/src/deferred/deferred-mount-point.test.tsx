import { createRuntime, installRuntime } from '@dongne/platform';
import { Suspense, startTransition, useEffect } from 'react';

jest.mock('./deferred-parts', () => ({ DeferredParts: () => null }));

/** What React throttles by takes 300 ms; what it does in turns, none. */
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
    // As in a browser, where nobody hands React its turns.
    IS_REACT_ACT_ENVIRONMENT: false,
    // Before React is loaded, which keeps the one that it finds. Whoever waits for longer waits for ever.
    setTimeout: (work: () => void, ms = 0) => (ms > LONGEST_MS ? 0 : realTimeout(work, ms)),
  });
});
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, setTimeout: realTimeout }));

describe('the mount point of deferred parts', () => {
  it('does not keep React from taking over a page that the server has drawn', async () => {
    const { hydrateRoot } = await import('react-dom/client');
    const { DeferredMountPoint } = await import('./deferred-mount-point');
    const root = document.createElement('div');
    // As the server draws what follows.
    root.innerHTML = '<!--$--><p>a page</p><!--/$-->';
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          <Suspense>
            <Page />
          </Suspense>
          <DeferredMountPoint />
        </>,
      );
    });
    for (let turns = 0; turns < TURNS; turns += 1) await turn();
    expect(onHydrated).toHaveBeenCalled();
  });
});
