import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

/** Refusal that `pnpm release publish` prints. */
const refusal = async (publishing: Promise<string>): Promise<string> => {
  const outcome = await publishing.catch((error: unknown) => error);
  return outcome instanceof Error ? outcome.message : 'It was published.';
};

const LINK = "import { Link } from 'react-router-dom';";
const MISTYPED = `${LINK}\nexport const wrong: number = 'one';`;
/** Exists only in a data router. */
const NEWER = "import { Form, Link } from 'react-router-dom';\nObject.freeze(Form);";
const HEADING = '<Head>';
const CRASHING = "<Head>{[1].map(() => { if (Date.now() > 0) throw new Error('crash drill'); return null; })}";

test('a mistyped, crashing or incompatible remote or shell is refused and the live versions stay', async ({
  app,
  checkout,
  member: _loggedIn,
  operator,
}) => {
  test.slow(); // builds a remote twice, and the shell
  const before = [await operator.liveVersion('mf_usage'), await operator.liveVersion('shell')];
  const list = join(checkout.root, 'mf-usage/src/usage-list');
  const publish = (folder: string): Promise<string> =>
    refusal(operator.release(['publish', folder, '--now'], checkout.root));

  await test.step('a remote with a type error', async () => {
    await reword(list, LINK, MISTYPED);
    expect(await publish('mf-usage')).toMatch(/mf-usage has type errors.*\n.*no-requests\.tsx\(5,14\): error TS2322/);
    await reword(list, MISTYPED, LINK);
  });

  await test.step('a remote with a page that throws', async () => {
    await reword(list, HEADING, CRASHING);
    expect(await publish('mf-usage')).toMatch(/\/usage of mf_usage failed in the browser: Error: crash drill/);
    await reword(list, CRASHING, HEADING);
  });

  await test.step('a remote newer than the shell', async () => {
    await reword(list, LINK, NEWER);
    expect(await publish('mf-usage')).toMatch(
      /mf_usage uses Form of react-router-dom, which the live shell \S+ does not provide; no published shell does/,
    );
  });

  await test.step('a shell older than a remote', async () => {
    await reword(join(checkout.root, 'shell/src/federation'), '  useParams,\n', '');
    expect(await publish('shell')).toMatch(
      /mf_usage \S+ uses useParams of react-router-dom, which shell \S+ does not provide/,
    );
  });

  expect([await operator.liveVersion('mf_usage'), await operator.liveVersion('shell')]).toEqual(before);
  await app.usage.open();
  await expect(app.text('진행 중인 이용 내역이 없어요')).toBeVisible();
});
