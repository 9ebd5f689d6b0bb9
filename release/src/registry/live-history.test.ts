import { servableRegistry } from '../hosts/servable-registry';
import fc from 'fast-check';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { badMarkOf, historyOf } from './live-history';
import { canaryOf, EMPTY_REGISTRY, liveOf, type Deployment, type Registry } from './registry';
import { goLive, promote, publishCanary, rollBack, startCanary, type RollbackRequest } from './registry-changes';

const NAME = 'mf_usage';
const AT = '2026-03-02T10:00:00.000Z';

const publish = (registry: Registry, version: string, isForced = false): Registry =>
  goLive(registry, NAME, buildDeployment({ version }), { isForced });

const publishAll = (...versions: string[]): Registry =>
  versions.reduce((registry, version) => publish(registry, version), EMPTY_REGISTRY);

const takeBack = (registry: Registry, wish: Partial<RollbackRequest> = {}): Registry =>
  rollBack(registry, NAME, { at: AT, reason: 'it crashes', ...wish });

/** Formats `live, then its fallback`. */
const servedOf = (registry: Registry): string => {
  const live = liveOf(registry, NAME);
  return `${live?.metadata.version}, then ${live?.extras.fallbackVersion}`;
};

describe('a version that was rolled back', () => {
  const afterRollback = (): Registry => takeBack(publishAll('good', 'bad'));

  it('is not the target of a later rollback', () => {
    expect(servedOf(takeBack(publish(afterRollback(), 'new')))).toBe('good, then undefined');
  });

  it('is not the fallback of the next version', () => {
    expect(servedOf(publish(afterRollback(), 'new'))).toBe('new, then good');
  });

  it('is stored with the time and the reason', () => {
    expect(badMarkOf(afterRollback(), NAME, 'bad')).toEqual({ version: 'bad', at: AT, reason: 'it crashes' });
  });

  it.each<[string, (registry: Registry, isForced: boolean) => Registry]>([
    ['published again', (registry, isForced) => publish(registry, 'bad', isForced)],
    ['gone back to by name', (registry, isForced) => takeBack(registry, { version: 'bad', isForced })],
    [
      'tried and promoted',
      (registry, isForced) => promote(startCanary(registry, NAME, 'bad', 5, { isForced }), NAME, { isForced }),
    ],
    [
      'published as a canary and promoted',
      (registry, isForced) => {
        const tried = publishCanary(registry, NAME, buildDeployment({ version: 'bad' }), 5, { isForced });
        return promote(tried, NAME, { isForced });
      },
    ],
  ])('is %s only when forced, and then no longer bad', (_case, action) => {
    expect(() => action(afterRollback(), false)).toThrow(/bad was rolled back on 2026-03-02.*it crashes.*--force/);
    const forced = action(afterRollback(), true);
    expect(liveOf(forced, NAME)?.metadata.version).toBe('bad');
    expect(badMarkOf(forced, NAME, 'bad')).toBeUndefined();
  });

  it('stays bad during a forced canary, so that promotion needs force too', () => {
    const tried = startCanary(afterRollback(), NAME, 'bad', 5, { isForced: true });
    expect(() => promote(tried, NAME)).toThrow(/was rolled back/);
    expect(badMarkOf(startCanary(tried, NAME, 'bad', 0), NAME, 'bad')).toBeDefined();
  });

  it('stays known after the registry has forgotten its files', () => {
    const later = Array.from({ length: 30 }, (_, index) => `later-${index}`).reduce(
      (registry, version) => publish(registry, version),
      afterRollback(),
    );
    expect(later.microFrontends[NAME]?.some(({ metadata }) => metadata.version === 'bad')).toBe(false);
    expect(() => publish(later, 'bad')).toThrow(/was rolled back/);
  });

  it('is named when no good version is left', () => {
    expect(() => takeBack(afterRollback())).toThrow(/no earlier good version.*Rolled back: bad/);
  });

  it('is not part of the served registry', () => {
    expect(
      JSON.stringify(
        servableRegistry(
          afterRollback(),
          () => 'http://localhost:3002',
          () => undefined,
        ),
      ),
    ).not.toContain('it crashes');
  });
});

describe('a canary', () => {
  const tried = (): Registry => publishCanary(publishAll('good'), NAME, buildDeployment({ version: 'canary' }), 20);

  it('is bad after a rollback, and the live version stays', () => {
    const taken = takeBack(tried());
    expect(servedOf(taken)).toBe('good, then undefined');
    expect(() => startCanary(taken, NAME, 'canary', 5)).toThrow(/was rolled back/);
  });

  it('may run again when it only ended', () => {
    const ended = startCanary(tried(), NAME, 'canary', 0);
    expect(canaryOf(startCanary(ended, NAME, 'canary', 5), NAME)?.metadata.version).toBe('canary');
  });

  it.each([
    ['ended', (registry: Registry) => startCanary(registry, NAME, 'one', 0)],
    ['replaced', (registry: Registry) => publishCanary(registry, NAME, buildDeployment({ version: 'other' }), 5)],
  ])('is no fallback after it was %s, even if live before', (_case, end) => {
    const trying = startCanary(publishAll('one', 'two'), NAME, 'one', 5);
    expect(servedOf(end(trying))).toBe('two, then undefined');
  });

  it('is not ended by the percentage of another version', () => {
    expect(() => startCanary(tried(), NAME, 'good', 0)).toThrow();
    expect(() => startCanary(publish(tried(), 'next'), NAME, 'canary', 0)).toThrow(/is no canary/);
  });
});

describe('a registry without histories', () => {
  const withoutHistories = ({ histories: _histories, ...rest }: Registry): Registry => rest;

  it('rolls back along the fallbacks', () => {
    const live: Deployment = {
      ...buildDeployment({ version: 'new' }),
      fallbackUrl: buildDeployment({ version: 'good' }).url,
    };
    const retired = (version: string): Deployment => ({
      ...buildDeployment({ version }),
      deployment: { traffic: 0, default: false },
    });
    const old: Registry = { ...EMPTY_REGISTRY, microFrontends: { [NAME]: [live, retired('bad'), retired('good')] } };
    expect(servedOf(takeBack(old))).toBe('good, then undefined');
  });

  it('rolls the shell back in the order of publication', () => {
    const shells = ['1', '2'].reduce((registry, version) => {
      const shell = buildShell();
      return goLive(registry, 'shell', { ...shell, metadata: { ...shell.metadata, version } });
    }, EMPTY_REGISTRY);
    const taken = rollBack(withoutHistories(shells), 'shell', { at: AT, reason: 'it is white' });
    expect(liveOf(taken, 'shell')?.metadata.version).toBe('1');
  });

  it('ends in a cycle of fallbacks', () => {
    const circle = ['1', '2'].map((version, position) => ({
      ...buildDeployment({ version }),
      fallbackUrl: buildDeployment({ version: version === '1' ? '2' : '1' }).url,
      deployment: { traffic: 100, default: position === 0 },
    }));
    expect(historyOf({ ...EMPTY_REGISTRY, microFrontends: { [NAME]: circle } }, NAME).live).toEqual(['2', '1']);
  });
});

it('trusts a live version that was edited by hand', () => {
  const changed = publishAll('1', '2', '3');
  const byHand = changed.microFrontends[NAME]?.map((entry) => ({
    ...entry,
    deployment: { traffic: 100, default: entry.metadata.version === '2' },
  }));
  const registry = { ...changed, microFrontends: { [NAME]: byHand ?? [] } };
  expect(historyOf(registry, NAME).live).toEqual(['1', '2']);
});

describe('random sequences of release commands', () => {
  const VERSIONS = ['1', '2', '3', '4', '5'];
  const version = fc.constantFrom(...VERSIONS);
  const action = fc.record({
    kind: fc.constantFrom('publish', 'publishCanary', 'rollback', 'rollbackTo', 'canary', 'end', 'promote'),
    version,
    isForced: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  });
  type Action = typeof action extends fc.Arbitrary<infer M> ? M : never;

  const apply = (registry: Registry, { kind, version: chosen, isForced }: Action): Registry => {
    const force = { isForced };
    if (kind === 'publish') return goLive(registry, NAME, buildDeployment({ version: chosen }), force);
    if (kind === 'publishCanary') return publishCanary(registry, NAME, buildDeployment({ version: chosen }), 5, force);
    if (kind === 'rollback') return takeBack(registry, force);
    if (kind === 'rollbackTo') return takeBack(registry, { ...force, version: chosen });
    if (kind === 'promote') return promote(registry, NAME, force);
    return startCanary(registry, NAME, chosen, kind === 'end' ? 0 : 10, force);
  };

  const versions = (registry: Registry) => {
    const [live, canary] = [liveOf(registry, NAME), canaryOf(registry, NAME)];
    return {
      live: live?.metadata.version,
      canary: canary?.metadata.version,
      fallbacks: [live?.extras.fallbackVersion, canary?.extras.fallbackVersion],
    };
  };

  /** Recorded outside of the registry, whose own marks are under test. */
  class Squad {
    registry = EMPTY_REGISTRY;
    readonly takenBack = new Set<string | undefined>();
    readonly withdrawn = new Set<string | undefined>();
    /** Counts successful commands: a run that refuses everything would prove nothing. */
    moves = 0;

    does(wanted: Action): void {
      const before = versions(this.registry);
      try {
        this.registry = apply(this.registry, wanted);
      } catch {
        return;
      }
      this.moves += 1;
      const now = versions(this.registry);
      if (wanted.kind.startsWith('rollback'))
        this.takenBack.add(now.live === before.live ? before.canary : before.live);
      if (before.canary !== now.canary && before.canary !== now.live) this.withdrawn.add(before.canary);
      const isNew = now.live !== before.live || now.canary !== before.canary;
      if (isNew && wanted.isForced) {
        this.takenBack.delete(now.live);
        return this.looks(now, [now.canary]);
      }
      this.looks(now, [before.canary === now.canary ? now.canary : undefined]);
    }

    looks({ live, canary, fallbacks }: ReturnType<typeof versions>, insistedOn: readonly (string | undefined)[]): void {
      this.withdrawn.delete(live);
      expect(this.takenBack).not.toContain(live);
      if (!insistedOn.includes(canary)) expect(this.takenBack).not.toContain(canary);
      for (const fallback of fallbacks.filter((known) => known !== undefined)) {
        expect(this.takenBack).not.toContain(fallback);
        expect(this.withdrawn).not.toContain(fallback);
        expect([live, ...historyOf(this.registry, NAME).live]).toContain(fallback);
      }
    }
  }

  it('never serve a rolled-back version unless forced', () => {
    let moves = 0;
    fc.assert(
      fc.property(fc.array(action, { minLength: 30, maxLength: 60, size: 'max' }), (wanted) => {
        const squad = new Squad();
        for (const one of wanted) squad.does(one);
        moves += squad.moves;
      }),
      { numRuns: 500 },
    );
    expect(moves).toBeGreaterThan(5_000);
  });
});
