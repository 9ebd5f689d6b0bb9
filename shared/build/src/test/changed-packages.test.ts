import { lockDiffers, packagesAffectedBy, type WorkspacePackage } from './changed-packages';

const pack = (folder: string, ...dependencies: string[]): WorkspacePackage => ({
  name: folder,
  folder,
  dependencies,
  exports: {},
  sideEffects: true,
});

const PACKAGES = [
  pack('shared/contract'),
  pack('shared/platform', 'shared/contract'),
  pack('shared/build'),
  pack('mf-usage', 'shared/platform', 'react'),
  pack('mf-auth', 'shared/platform'),
  pack('api', 'shared/contract'),
];

const affected = (...files: string[]): string[] => packagesAffectedBy(files, PACKAGES).map(({ folder }) => folder);

describe('packages to test after a change', () => {
  it('include the changed one and the one that reads every source', () => {
    expect(affected('mf-usage/src/page.tsx')).toEqual(['shared/build', 'mf-usage']);
  });

  it('include all direct and indirect dependants', () => {
    expect(affected('shared/contract/src/index.ts')).toEqual(PACKAGES.map(({ folder }) => folder));
    expect(affected('shared/platform/src/a.ts')).toEqual(['shared/platform', 'shared/build', 'mf-usage', 'mf-auth']);
  });

  it('are all when a file outside of packages changed', () => {
    expect(affected('pnpm-lock.yaml')).toHaveLength(PACKAGES.length);
    expect(affected('mf-usage-notes.json')).toHaveLength(PACKAGES.length);
  });

  it('include those that read the docs when only a doc changed', () => {
    expect(affected('docs/domain/errors.md')).toEqual(['shared/contract', 'shared/build']);
    expect(affected('README.md')).toEqual(['shared/build']);
  });

  it('are none without changes', () => {
    expect(affected()).toEqual([]);
  });
});

describe('a lockfile', () => {
  const lock = (importers: string, packages: string): string =>
    `settings:\n  a: true\n\nimporters:\n\n${importers}\n\npackages:\n\n${packages}\n`;

  it("is unchanged when only the workspace's dependencies changed", () => {
    expect(lockDiffers(lock('  mf-usage: {}', '  react@19: {}'), lock('  mf-coupons: {}', '  react@19: {}'))).toBe(
      false,
    );
  });

  it('differs with another version of a library', () => {
    expect(lockDiffers(lock('  mf-usage: {}', '  react@19: {}'), lock('  mf-usage: {}', '  react@20: {}'))).toBe(true);
  });
});
