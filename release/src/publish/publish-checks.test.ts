import { REMOTES, SHELL } from '../config';
import { EMPTY_REGISTRY, type Registry } from '../registry/registry';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { conflictsOfShell } from './compatibility';
import type { Declaration } from './declaration';
import { objectionsToDeclaration, objectionsToRemote } from './publish-checks';

const GOOD_BUILD = { exposes: ['./routes'], scriptKb: 30, everyPageKb: 20 };
const LIVE_SHELL: Registry = goLive(EMPTY_REGISTRY, 'shell', buildShell());

describe('publishing a remote', () => {
  it('accepts a valid build', () => {
    expect(objectionsToRemote('mf_usage', buildDeployment(), LIVE_SHELL, GOOD_BUILD)).toEqual([]);
  });

  it.each([
    [
      'a platform range that the live shell does not satisfy',
      buildDeployment({ platform: '^2.0.0' }),
      GOOD_BUILD,
      /needs @dongne\/platform \^2\.0\.0, the shell has 1\.2\.0/,
    ],
    [
      "a shared package outside of the shell's version",
      buildDeployment({ shared: { react: '^18.0.0' } }),
      GOOD_BUILD,
      /needs react \^18\.0\.0/,
    ],
    [
      'a shared package the shell does not have',
      buildDeployment({ shared: { moment: '^2.0.0' } }),
      GOOD_BUILD,
      /shares moment/,
    ],
    ['a missing expose', buildDeployment(), { ...GOOD_BUILD, exposes: ['./pages'] }, /does not expose \.\/routes/],
    ['a build over its budget', buildDeployment(), { ...GOOD_BUILD, scriptKb: 60.4 }, /weighs 60\.4 kB/],
    [
      'a build whose every page is heavy',
      buildDeployment(),
      { ...GOOD_BUILD, everyPageKb: 40.1 },
      /each of its pages wait for 40\.1 kB/,
    ],
  ])('refuses %s', (_case, candidate, build, sentence) => {
    const objections = objectionsToRemote('mf_usage', candidate, LIVE_SHELL, build);
    expect(objections).toHaveLength(1);
    expect(objections[0]).toMatch(sentence);
  });

  const MYPAGE = buildDeployment({ name: 'mf_mypage', paths: ['/mypage/notice/:id'], owns: ['/mypage'] });
  it.each([
    ['a route of another remote', { paths: ['/mypage/notice/:nr'] }, /belongs to mf_mypage already/],
    ['a prefix of another remote', { paths: [], owns: ['/mypage/coupon'] }, /\/mypage\/coupon belongs to mf_mypage/],
    ['a route outside of its prefixes', { paths: ['/cases'], owns: ['/usage'] }, /\/cases is outside of what mf_usage/],
    ["the shell's Home", { paths: ['/'] }, /^\/ belongs to shell already/],
  ])('refuses %s', (_case, wish, sentence) => {
    const registry = goLive(LIVE_SHELL, 'mf_mypage', MYPAGE);
    expect(objectionsToRemote('mf_usage', buildDeployment(wish), registry, GOOD_BUILD)).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it("accepts the remote's own routes", () => {
    const registry = goLive(LIVE_SHELL, 'mf_usage', buildDeployment());
    expect(objectionsToRemote('mf_usage', buildDeployment({ version: '2' }), registry, GOOD_BUILD)).toEqual([]);
  });

  it('checks a sub-path of a shared package by its prefix', () => {
    const shell = goLive(EMPTY_REGISTRY, 'shell', buildShell({ shared: { 'react/': '19.3.1' } }));
    const remote = buildDeployment({ shared: { 'react/jsx-runtime': '^19.0.0' } });
    expect(objectionsToRemote('mf_usage', remote, shell, GOOD_BUILD)).toEqual([]);
  });
});

describe('publishing a shell', () => {
  it('refuses a platform that a live remote does not support', () => {
    const registry = goLive(LIVE_SHELL, 'mf_usage', buildDeployment({ platform: '^1.0.0' }));
    expect(conflictsOfShell(buildShell({ platform: '2.0.0' }), registry)).toEqual([
      expect.stringMatching(/mf_usage needs @dongne\/platform/),
    ]);
    expect(conflictsOfShell(buildShell({ platform: '1.9.0' }), registry)).toEqual([]);
  });

  it('refuses a platform that a canary does not support', () => {
    const live = goLive(LIVE_SHELL, 'mf_usage', buildDeployment({ platform: '>=1.0.0' }));
    const registry = publishCanary(live, 'mf_usage', buildDeployment({ version: '2', platform: '^1.0.0' }), 5);
    expect(conflictsOfShell(buildShell({ platform: '2.0.0' }), registry)).toHaveLength(1);
  });
});

describe('what a package declares', () => {
  const USAGE = REMOTES.find(({ name }) => name === 'mf_usage') ?? SHELL;
  const declare = (wish: Partial<Declaration> & { readonly paths?: readonly string[] }): Declaration => ({
    owns: ['/usage'],
    lends: [],
    platform: '^1.0.0',
    source: undefined,
    ...wish,
    routes: (wish.paths ?? ['/usage']).map((path) => ({ path, access: 'member', layout: 'default', bar: null })),
  });
  const MYPAGE = buildDeployment({ name: 'mf_mypage', paths: ['/mypage/notice/:id'], owns: ['/mypage'] });
  const LIVE = goLive(LIVE_SHELL, 'mf_mypage', MYPAGE);

  it.each([
    [
      'a route of another remote',
      USAGE,
      { owns: ['/mypage/x'], paths: ['/mypage/notice/:nr'] },
      /belongs to mf_mypage/,
    ],
    ['a prefix of another remote', USAGE, { owns: ['/usage', '/mypage'] }, /^\/mypage belongs to mf_mypage/],
    ['a platform that the live shell lacks', USAGE, { platform: '^2.0.0' }, /^mf_usage needs @dongne\/platform \^2/],
    ["a shell's platform that a live remote does not support", SHELL, { platform: '3.0.0' }, /^mf_mypage needs/],
  ])('is refused before a build: %s', (_case, frontEnd, wish, sentence) => {
    expect(objectionsToDeclaration(frontEnd, declare(wish), LIVE)).toContainEqual(expect.stringMatching(sentence));
  });

  it('is accepted when it fits what is live', () => {
    expect(objectionsToDeclaration(USAGE, declare({}), LIVE)).toEqual([]);
    expect(objectionsToDeclaration(SHELL, declare({ platform: '1.3.0', paths: ['/'] }), LIVE)).toEqual([]);
  });
});
