import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { goLive, promote, publishCanary, rollBack, startCanary } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import {
  refuseConflicts,
  conflictsInShells,
  conflictsOf,
  conflictsOfRemote,
  conflictsOfShell,
  namesUnknown,
  shellsOfCustomers,
} from './compatibility';

const ROUTER = 'react-router-dom';
const NARROW = buildShell({ version: 'narrow', sharedNames: { [ROUTER]: ['Link', 'useParams'] } });
const WIDE = buildShell({ version: 'wide', sharedNames: { [ROUTER]: ['Link', 'useMatch', 'useParams'] } });
const SIMPLE = buildDeployment({ version: 'simple', sharedNames: { [ROUTER]: ['Link'] } });
const MATCHING = buildDeployment({ version: 'matching', sharedNames: { [ROUTER]: ['Link', 'useMatch'] } });
const TAKEN_BACK = { reason: 'broken', at: '2026-03-02T10:00:00.000Z' };

const live = (registry: Registry, name: string, ...versions: readonly ReturnType<typeof buildShell>[]): Registry =>
  versions.reduce((before, version) => goLive(before, name, version), registry);

const conflicts = (remote: typeof SIMPLE, shell: typeof NARROW, registry = live(EMPTY_REGISTRY, 'shell', shell)) =>
  conflictsOfRemote('mf_usage', remote, shell, registry);

describe('a remote', () => {
  it('is accepted when the shell provides each name', () => {
    expect(conflicts(SIMPLE, NARROW)).toEqual([]);
    expect(conflicts(MATCHING, WIDE)).toEqual([]);
  });

  it('is refused when an older shell lacks a name', () => {
    expect(conflicts(MATCHING, NARROW)).toEqual([
      'mf_usage uses useMatch of react-router-dom, which the live shell narrow does not provide; no published shell does. Publish one that does first, or do without.',
    ]);
  });

  it('names the published shell that provides a missing name', () => {
    const registry = live(EMPTY_REGISTRY, 'shell', WIDE, NARROW);
    expect(conflicts(MATCHING, NARROW, registry)).toEqual([
      expect.stringMatching(/shell wide does\. Make it live first/),
    ]);
  });

  it('is refused when the shell lacks a package', () => {
    const remote = buildDeployment({ sharedNames: { 'dayjs/locale/ja': [] } });
    expect(conflicts(remote, WIDE)).toEqual([
      expect.stringMatching(/uses dayjs\/locale\/ja, which the live shell wide/),
    ]);
  });

  it('may import a namespace only from a package provided whole', () => {
    const remote = buildDeployment({ sharedNames: { [ROUTER]: ['*'] } });
    expect(conflicts(remote, WIDE)).toEqual([expect.stringMatching(/uses all names \(import \*\)/)]);
    expect(conflicts(remote, buildShell({ sharedNames: { [ROUTER]: ['*', 'Link'] } }))).toEqual([]);
  });

  it('is refused an unknown name of a package provided whole', () => {
    const remote = buildDeployment({ sharedNames: { react: ['useYesterday'] } });
    const shell = buildShell({ sharedNames: { react: ['*', 'useState'] } });
    expect(conflicts(remote, shell)).toEqual([expect.stringMatching(/uses useYesterday of react/)]);
  });

  it('may use any name of a package with unknown names', () => {
    const remote = buildDeployment({ sharedNames: { dayjs: ['default'] } });
    expect(conflicts(remote, buildShell({ sharedNames: { dayjs: ['*'] } }))).toEqual([]);
  });
});

describe('a new shell', () => {
  it('is refused when it drops a name that a remote uses', () => {
    const registry = live(live(EMPTY_REGISTRY, 'shell', WIDE), 'mf_usage', MATCHING);
    expect(conflictsOfShell(NARROW, registry)).toEqual([
      'mf_usage matching uses useMatch of react-router-dom, which shell narrow does not provide: keep that in the shell, or publish a mf_usage that does without it first.',
    ]);
  });

  it('is refused when it drops a name that a canary uses', () => {
    const registry = publishCanary(
      live(live(EMPTY_REGISTRY, 'shell', WIDE), 'mf_usage', SIMPLE),
      'mf_usage',
      MATCHING,
      5,
    );
    expect(conflictsOfShell(NARROW, registry)).toHaveLength(1);
  });

  it('may drop a name without users', () => {
    const registry = live(live(EMPTY_REGISTRY, 'shell', WIDE), 'mf_usage', MATCHING, SIMPLE);
    expect(conflictsOfShell(NARROW, registry)).toEqual([]);
  });
});

describe('publications without recorded names', () => {
  const OLD_SHELL = buildShell({ version: 'old' });
  const OLD_REMOTE = buildDeployment({ version: 'old' });

  it('are accepted in both directions', () => {
    expect(conflicts(MATCHING, OLD_SHELL)).toEqual([]);
    expect(conflicts(OLD_REMOTE, NARROW)).toEqual([]);
    expect(conflictsOfShell(NARROW, live(EMPTY_REGISTRY, 'mf_usage', OLD_REMOTE))).toEqual([]);
  });

  it('are listed as not compared', () => {
    const registry = live(live(EMPTY_REGISTRY, 'shell', OLD_SHELL), 'mf_usage', OLD_REMOTE);
    expect(namesUnknown(registry)).toEqual([
      'shell old was published before names were recorded: its names are not compared.',
      'mf_usage old was published before names were recorded: its names are not compared.',
    ]);
    expect(namesUnknown(live(live(EMPTY_REGISTRY, 'shell', WIDE), 'mf_usage', SIMPLE))).toEqual([]);
  });
});

describe('a rollback', () => {
  const shellAfterRemote = live(live(EMPTY_REGISTRY, 'shell', NARROW, WIDE), 'mf_usage', SIMPLE, MATCHING);

  it('is refused for a shell that lacks a name in use', () => {
    const after = rollBack(shellAfterRemote, 'shell', TAKEN_BACK);
    expect(() => refuseConflicts(shellAfterRemote, after)).toThrow(
      /mf_usage matching uses useMatch of react-router-dom/,
    );
  });

  it('is accepted when forced', () => {
    const after = rollBack(shellAfterRemote, 'shell', TAKEN_BACK);
    expect(refuseConflicts(shellAfterRemote, after, { isForced: true })).toBe(after);
  });

  it('is refused for a remote that needs a newer shell', () => {
    const before = live(live(EMPTY_REGISTRY, 'shell', NARROW), 'mf_usage', MATCHING, SIMPLE);
    expect(() => refuseConflicts(before, rollBack(before, 'mf_usage', TAKEN_BACK))).toThrow(/mf_usage uses useMatch/);
  });

  it('is accepted despite older conflicts', () => {
    const broken = live(live(EMPTY_REGISTRY, 'shell', NARROW), 'mf_mypage', MATCHING);
    const before = live(broken, 'mf_usage', SIMPLE, buildDeployment({ version: 'newer', sharedNames: {} }));
    const after = rollBack(before, 'mf_usage', TAKEN_BACK);
    expect(refuseConflicts(before, after)).toBe(after);
    expect(conflictsOf(after)).toHaveLength(1);
  });
});

describe('two shells at once', () => {
  const both = (liveShell: typeof WIDE, canary: typeof WIDE): Registry =>
    publishCanary(live(live(EMPTY_REGISTRY, 'shell', liveShell), 'mf_usage', SIMPLE), 'shell', canary, 5);

  it.each([
    ['the live one', both(NARROW, WIDE), /the live shell narrow does not provide; shell wide does\. Make it live/],
    [
      'the canary',
      both(WIDE, NARROW),
      /the canary shell narrow does not provide; end it with "canary shell narrow 0%"/,
    ],
  ])('refuse a remote that does not suit %s', (_which, registry, sentence) => {
    expect(conflictsInShells('mf_usage', MATCHING, registry)).toEqual([expect.stringMatching(sentence)]);
    expect(() => refuseConflicts(registry, goLive(registry, 'mf_usage', MATCHING))).toThrow(sentence);
    expect(() => refuseConflicts(registry, publishCanary(registry, 'mf_usage', MATCHING, 5))).toThrow(sentence);
    expect(conflictsInShells('mf_usage', SIMPLE, registry)).toEqual([]);
  });

  it('are refused when the canary lacks a name that a remote uses', () => {
    const before = live(live(EMPTY_REGISTRY, 'shell', NARROW, WIDE), 'mf_usage', MATCHING);
    const after = startCanary(before, 'shell', 'narrow', 5);
    expect(() => refuseConflicts(before, after)).toThrow(/which shell narrow does not provide/);
    expect(conflictsOf(after)).toHaveLength(1);
  });

  it('accept the promotion of a canary that was checked before', () => {
    const before = both(NARROW, WIDE);
    const after = promote(before, 'shell');
    expect(refuseConflicts(before, after)).toBe(after);
  });
});

describe('shells of customers', () => {
  const shell = (version: string) => buildShell({ version });
  const two = live(EMPTY_REGISTRY, 'shell', shell('1'), shell('2'));

  it.each<[string, Registry, string[]]>([
    ['before the first publication', EMPTY_REGISTRY, []],
    ['after the first', live(EMPTY_REGISTRY, 'shell', shell('1')), ['1']],
    ['with a predecessor', two, ['2', '1']],
    ['with older ones', live(two, 'shell', shell('3')), ['3', '2']],
    ['with a canary', publishCanary(two, 'shell', shell('3'), 5), ['3', '2', '1']],
    ['with a canary of the predecessor', startCanary(two, 'shell', '1', 5), ['2', '1']],
    ['after a rollback', rollBack(live(two, 'shell', shell('3')), 'shell', TAKEN_BACK), ['2', '1']],
  ])('are the live one, a canary, and the one that a rollback returns to: %s', (_case, registry, versions) => {
    expect(shellsOfCustomers(registry).map(({ metadata }) => metadata.version)).toEqual(versions);
  });
});
