import { lintSources } from './testing/lint-sources';

const FLOORS = [['base'], ['shops', 'money'], ['orders']];

const lint = (sources: Readonly<Record<string, string>>): string[] =>
  lintSources({ file: 'wing-floors.mjs', name: 'wingFloorRules' }, sources, 'src', FLOORS);

const NAMES = JSON.stringify({
  imports: Object.fromEntries([...FLOORS.flat(), 'sandbox'].map((name) => [`#${name}`, `./${name}/index.ts`])),
});

describe('the lint rule for the order of wings', () => {
  it('reports imports of the same floor or above', () => {
    const problems = lint({
      'package.json': NAMES,
      'base/files.ts': "import type { X } from '#orders';",
      'base/jobs.ts': "import type { X } from '../sandbox';",
      'shops/list.ts': "import type { X } from '#money';",
      'money/cards.ts': "import type { X } from '#shops';",
      'money/charges/charge.ts': "export const late = () => import('#orders');",
    });
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'base/files.ts',
      'base/jobs.ts',
      'money/cards.ts',
      'money/charges/charge.ts',
      'shops/list.ts',
    ]);
    expect(problems[0]).toContain('does not stand below base');
  });

  it('allows imports of lower floors, of its own wing and in tests', () => {
    const problems = lint({
      'package.json': NAMES,
      'shops/list.ts': "import type { X } from '#base';",
      'orders/place/place.ts': "import type { X } from '#money';\nimport type { Y } from '../offer';",
      'app.ts': "import type { X } from '#orders';",
      'sandbox/demo.ts': "import type { X } from '#orders';",
      'base/files.test.ts': "import type { X } from '#orders';",
    });
    expect(problems).toEqual([]);
  });
});
