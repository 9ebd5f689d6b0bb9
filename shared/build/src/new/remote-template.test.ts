import { remoteFiles, withRemote } from './remote-template';

const manifest = (...names: string[]) => {
  const dependencies = Object.fromEntries(names.map((name) => [name, 'catalog:']));
  return { dongne: { platform: '^1.0.0' }, dependencies, devDependencies: {} };
};

describe('a new remote', () => {
  it('depends on what every other remote depends on', () => {
    const files = remoteFiles('mf-coupons', [manifest('react', 'jotai'), manifest('dayjs', 'react')], []);
    const written = JSON.parse(files.find(({ path }) => path === 'mf-coupons/package.json')?.text ?? '{}');
    expect(written).toMatchObject({ name: 'mf-coupons', dongne: { platform: '^1.0.0' } });
    expect(written.dependencies).toEqual({ react: 'catalog:' });
  });

  it.each(['coupons', 'mf-coupon-book', 'mf-Coupons', 'mf-auth'])('cannot be called %s', (name) => {
    expect(() => remoteFiles(name, [], ['mf-auth'])).toThrow(name);
  });

  it.each([
    ['one a line', "= [\n  'mf-auth',\n];\n", "= [\n  'mf-auth',\n  'mf-coupons',\n];\n"],
    ['all in a line', "= ['mf-auth'];\n", "= ['mf-auth',\n  'mf-coupons',\n];\n"],
    ['none', '= [\n];\n', "= [\n  'mf-coupons',\n];\n"],
  ])('goes to the end of the list, which decides its port: %s', (_name, before, after) => {
    expect(withRemote(before, 'mf-coupons')).toBe(after);
  });
});
