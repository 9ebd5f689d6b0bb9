import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

/** Refusal that `pnpm release publish` prints. */
const refusal = async (publishing: Promise<string>): Promise<string> => {
  const outcome = await publishing.catch((error: unknown) => error);
  return outcome instanceof Error ? outcome.message : 'It was published.';
};

test('an incompatible remote or shell is refused and the live versions stay', async ({
  app,
  checkout,
  member: _loggedIn,
  operator,
}) => {
  test.slow(); // builds a remote and the shell
  const before = [await operator.liveVersion('mf_usage'), await operator.liveVersion('shell')];

  await test.step('a remote newer than the shell', async () => {
    // Exists only in a data router.
    await reword(
      join(checkout.root, 'mf-usage/src/usage-list'),
      "import { Link } from 'react-router-dom';",
      "import { Form as Link } from 'react-router-dom';",
    );
    expect(await refusal(operator.release(['publish', 'mf-usage'], checkout.root))).toMatch(
      /mf_usage uses Form of react-router-dom, which the live shell \S+ does not provide; no published shell does/,
    );
  });

  await test.step('a shell older than a remote', async () => {
    await reword(join(checkout.root, 'shell/src/federation'), '  useParams,\n', '');
    expect(await refusal(operator.release(['publish', 'shell'], checkout.root))).toMatch(
      /mf_usage \S+ uses useParams of react-router-dom, which shell \S+ does not provide/,
    );
  });

  expect([await operator.liveVersion('mf_usage'), await operator.liveVersion('shell')]).toEqual(before);
  await app.usage.open();
  await expect(app.text('진행 중인 이용 내역이 없어요')).toBeVisible();
});
