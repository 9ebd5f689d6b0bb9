import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { runInCheckout } from '../../src/system/run-in-checkout';

const PAGE = { path: '/mypage/coupon-book', title: '쿠폰북' };
const REMOTE = 'mf-scratch';

test('a generated page and remote pass every check and are published', async ({
  app,
  checkout,
  member: _loggedIn,
  operator,
  page,
}) => {
  // Long timeout: checks and builds two remotes on a possibly busy machine.
  test.setTimeout(900_000);
  const run = (...command: string[]): Promise<string> => runInCheckout(checkout, command);

  await test.step('generates both', async () => {
    const written = await run('tsx', 'shared/build/src/new/new.ts', 'page', 'mf-mypage', PAGE.path, PAGE.title);
    expect(written.trim().split('\n')).toHaveLength(4);
    await run('tsx', 'shared/build/src/new/new.ts', 'remote', REMOTE, '시험');
    // Links dependencies like `pnpm install`: a new remote needs only those of this one.
    await cp(join(checkout.root, 'mf-membership/node_modules'), join(checkout.root, REMOTE, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });

  const places = [
    ...[REMOTE, 'mf-mypage/src/coupon-book', 'mf-mypage/src/routes.tsx', 'mf-mypage/src/route-table.ts'],
    ...['shared/contract/src/paths', 'shared/contract/src/testing/index.ts'],
  ];
  await test.step('types, lint, format and their tests pass', async () => {
    await run('prettier', '--check', '--log-level', 'warn', ...places, 'shared/build/src/remotes.mjs');
    await run('tsc', '--noEmit', '-p', REMOTE);
    await run('eslint', REMOTE);
    const projects = ['--selectProjects', REMOTE, 'mf-mypage'];
    await run('jest', ...projects, '--testPathPatterns', `${REMOTE}/|coupon-book`, '--maxWorkers=1');
  });

  await test.step('the page opens in the running app', async () => {
    await operator.release(['publish', 'mf-mypage', '--now'], checkout.root);
    await app.open(PAGE.path);
    await expect(app.title).toHaveText([PAGE.title]);
    await expect(page.getByText('준비 중이에요')).toBeVisible();
    await operator.release(['rollback', 'mf-mypage']);
  });

  await test.step('the remote is published into a separate store', async () => {
    const dataDir = join(checkout.root, '.data');
    await mkdir(dataDir);
    await cp(join(operator.system.dataDir, 'store'), join(dataDir, 'store'), { recursive: true });
    await operator.releaseInto(dataDir, ['publish', REMOTE, '--now'], checkout.root);
    await rm(dataDir, { recursive: true });
  });
});
