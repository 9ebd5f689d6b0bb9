import { remoteFiles, withRemote } from './remote-template';
import { withSquad } from './squad-template';

const manifest = (...names: string[]) => {
  const dependencies = Object.fromEntries(names.map((name) => [name, 'catalog:']));
  return { dongne: { platform: '^1.0.0' }, dependencies, devDependencies: {} };
};

describe('a new remote', () => {
  it('depends on what every other remote depends on', () => {
    const files = remoteFiles('mf-coupons', [manifest('react', 'jotai'), manifest('dayjs', 'react')], []);
    const written = JSON.parse(files.find(({ path }) => path === 'mf-coupons/package.json')?.text ?? '{}');
    expect(written).toMatchObject({ name: 'mf-coupons', dongne: { platform: '^1.0.0', owns: ['/coupons'] } });
    expect(written.dependencies).toEqual({ react: 'catalog:' });
  });

  it('exports its paths with those of all squads, checked by a test', () => {
    const files = new Map(remoteFiles('mf-coupons', [], []).map(({ path, text }) => [path, text]));
    expect(files.get('shared/contract/src/paths/coupons.ts')).toContain(
      "export const couponsPaths = { home: () => '/coupons' } as const;",
    );
    expect(files.get('mf-coupons/src/paths.test.ts')).toContain(
      "import { pathsOfCoupons } from '@dongne/contract/testing';",
    );
    expect(withSquad('mf-coupons', () => '/api/ @dongne/server\n')).toEqual([
      { path: 'shared/contract/src/paths/index.ts', text: "/api/ @dongne/server\nexport * from './coupons';\n" },
      {
        path: 'shared/contract/src/testing/index.ts',
        text: "/api/ @dongne/server\nexport * as pathsOfCoupons from '../paths/coupons';\n",
      },
      {
        path: 'docs/CODEOWNERS',
        text: `/api/ @dongne/server
/mf-coupons/                               @dongne/coupons
/shared/contract/src/paths/coupons.ts      @dongne/coupons
`,
      },
    ]);
  });

  it.each(['coupons', 'mf-coupon-book', 'mf-Coupons', 'mf-auth'])('cannot be named %s', (name) => {
    expect(() => remoteFiles(name, [], ['mf-auth'])).toThrow(name);
  });

  it.each([
    ['one a line', "= [\n  'mf-auth',\n];\n", "= [\n  'mf-auth',\n  'mf-coupons',\n];\n"],
    ['all in a line', "= ['mf-auth'];\n", "= ['mf-auth',\n  'mf-coupons',\n];\n"],
    ['none', '= [\n];\n', "= [\n  'mf-coupons',\n];\n"],
  ])('is appended to the list: %s', (_name, before, after) => {
    expect(withRemote(before, 'mf-coupons')).toBe(after);
  });
});
