import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Counts the refused imports per file; the rules are an ES module, which jest does not load. */
const refusedIn = (files: Readonly<Record<string, string>>): Record<string, number> => {
  const script = `
    import { ESLint } from 'eslint';
    import tseslint from 'typescript-eslint';
    import { importBoundaries } from ${JSON.stringify(join(__dirname, 'import-boundaries.mjs'))};
    const cwd = ${JSON.stringify(join(__dirname, '../../../..'))};
    const languageOptions = { parser: tseslint.parser };
    const base = { files: ['**/*.ts'], languageOptions, plugins: { '@typescript-eslint': tseslint.plugin } };
    const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: [base, ...importBoundaries([])] });
    const counts = {};
    for (const [filePath, text] of Object.entries(${JSON.stringify(files)})) {
      const [result] = await eslint.lintText(text, { filePath });
      counts[filePath] = result.messages.length;
    }
    console.log(JSON.stringify(counts));`;
  const options = { cwd: __dirname, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
};

describe('the import boundary around SQL', () => {
  it('refuses query builders and tables outside of repositories and the seed', () => {
    const query = "import { eq } from 'drizzle-orm';\nimport { requests } from '#tables';\nvoid [eq, requests];";
    expect(
      refusedIn({
        'api/src/orders/order-service.ts': query,
        'api/src/app.ts': "import { text } from 'drizzle-orm/pg-core';\nvoid text;",
        'api/src/orders/order-repository.ts': query,
        'api/src/orders/order.test.ts': query,
        'api/seed/order-seed.ts': query,
        'api/testing/fixtures.ts': query,
      }),
    ).toEqual({
      'api/src/orders/order-service.ts': 2,
      'api/src/app.ts': 1,
      'api/src/orders/order-repository.ts': 0,
      'api/src/orders/order.test.ts': 0,
      'api/seed/order-seed.ts': 0,
      'api/testing/fixtures.ts': 0,
    });
  });

  it('allows types and literals of the tables everywhere', () => {
    const words = "import { ACTOR_TYPES } from '#tables';\nimport type { RequestEvent } from '#tables';";
    const use = 'export type Event = RequestEvent | (typeof ACTOR_TYPES)[number];';
    expect(refusedIn({ 'api/src/orders/order-schemas.ts': `${words}\n${use}` })).toEqual({
      'api/src/orders/order-schemas.ts': 0,
    });
  });
});

describe('the import boundary around fixtures', () => {
  it('refuses them in production code of the API, and wings by path in the seed', () => {
    const fixtures = "import { addMember } from '#testing/fixtures';\nvoid addMember;";
    expect(
      refusedIn({
        'api/src/orders/order-service.ts': fixtures,
        'api/src/orders/order-repository.ts': fixtures,
        'api/src/orders/order.test.ts': fixtures,
        'api/testing/orders/order-fixtures.ts': "import { addMember } from '../fixtures';\nvoid addMember;",
        'api/seed/order-seed.ts': fixtures,
        'api/seed/shop-seed.ts': "import { addShop } from '../src/shops/laundries/add-shop';\nvoid addShop;",
        'api/seed/seed.test.ts': `${fixtures}\nimport { addShop } from '../src/shops/laundries/add-shop';\nvoid addShop;`,
      }),
    ).toEqual({
      'api/src/orders/order-service.ts': 1,
      'api/src/orders/order-repository.ts': 1,
      'api/src/orders/order.test.ts': 0,
      'api/testing/orders/order-fixtures.ts': 0,
      'api/seed/order-seed.ts': 1,
      'api/seed/shop-seed.ts': 1,
      'api/seed/seed.test.ts': 0,
    });
  });
});

describe('the import boundary around compositions of the API', () => {
  const faults = "import { injectFaults } from '@dongne/sandbox';\nvoid injectFaults;";
  const inner = "import { payCharge } from '@dongne/api/testing/inner';\nvoid payCharge;";

  it('refuses the sandbox everywhere in the API, and its seed in production code', () => {
    expect(
      refusedIn({
        'api/src/app.ts': faults,
        'api/src/run-server.ts': "import { seedWhenEmpty } from '#seed';\nvoid seedWhenEmpty;",
        'api/src/money/cards/card-repository.ts': faults,
        'api/src/money/cards/card.test.ts': faults,
        'api/src/money/cards/deep.test.ts': "import { faults } from '../../../../sandbox/src/faults';\nvoid faults;",
        'api/seed/seed.ts': faults,
        'api/testing/test-api.ts': faults,
      }),
    ).toEqual({
      'api/src/app.ts': 1,
      'api/src/run-server.ts': 1,
      'api/src/money/cards/card-repository.ts': 1,
      'api/src/money/cards/card.test.ts': 1,
      'api/src/money/cards/deep.test.ts': 1,
      'api/seed/seed.ts': 1,
      'api/testing/test-api.ts': 1,
    });
  });

  it('gives the sandbox the seed, and fixtures to its tests only', () => {
    expect(
      refusedIn({
        'sandbox/src/server.ts': "import { seedWhenEmpty } from '@dongne/api/seed';\nvoid seedWhenEmpty;",
        'sandbox/src/faults.ts': inner,
        'sandbox/src/fault-repository.ts': inner,
        'sandbox/src/faults.test.ts': inner,
        'sandbox/src/testing/faults.ts': inner,
        'sandbox/src/members.ts': "import { members } from '@dongne/api/tables';\nvoid members;",
        'sandbox/src/cards.ts': "import { sandboxBillingKeys } from './tables';\nvoid sandboxBillingKeys;",
        'sandbox/src/card-repository.ts': "import { sandboxBillingKeys } from './tables';\nvoid sandboxBillingKeys;",
      }),
    ).toEqual({
      'sandbox/src/server.ts': 0,
      'sandbox/src/faults.ts': 1,
      'sandbox/src/fault-repository.ts': 1,
      'sandbox/src/faults.test.ts': 0,
      'sandbox/src/testing/faults.ts': 0,
      'sandbox/src/members.ts': 1,
      'sandbox/src/cards.ts': 1,
      'sandbox/src/card-repository.ts': 0,
    });
  });
});

describe('the import boundary between squads', () => {
  it('allows the paths of a squad and refuses all else of a remote', () => {
    const link = "import { usagePaths } from '@dongne/contract/paths';\nvoid usagePaths;";
    expect(
      refusedIn({
        'mf-auth/src/login.ts': "import { usagePaths } from 'mf-usage/paths';\nvoid usagePaths;",
        'mf-auth/src/entry.ts': "import { routes } from 'mf_usage/routes';\nvoid routes;",
        'mf-auth/src/welcome.ts': link,
        'shell/src/home/hero.ts': link,
        'shell/src/home/deep.ts': "import { usagePaths } from '@dongne/contract/paths/usage';\nvoid usagePaths;",
        'shared/contract/src/paths/usage.ts': "import { withQuery } from '../path-query';\nvoid withQuery;",
        'shared/contract/src/paths/auth.ts': "import { usagePaths } from './usage';\nvoid usagePaths;",
        'shared/contract/src/paths/mypage.ts': "import { endpoints } from '../endpoints';\nvoid endpoints;",
        'shared/contract/src/paths/index.ts': "export * from './usage';",
      }),
    ).toEqual({
      'mf-auth/src/login.ts': 1,
      'mf-auth/src/entry.ts': 1,
      'mf-auth/src/welcome.ts': 0,
      'shell/src/home/hero.ts': 0,
      'shell/src/home/deep.ts': 1,
      'shared/contract/src/paths/usage.ts': 0,
      'shared/contract/src/paths/auth.ts': 1,
      'shared/contract/src/paths/mypage.ts': 1,
      'shared/contract/src/paths/index.ts': 0,
    });
  });
});
