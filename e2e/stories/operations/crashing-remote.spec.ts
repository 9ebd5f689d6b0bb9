import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

const MESSAGE = '이 화면을 불러오지 못했어요';
const HEADING = '<Head>';
const CRASHING_HEADING = "<Head>{(() => { throw new Error('crash drill'); })()}";

// React says what its boundary caught.
test.use({ causedErrors: /crash drill/ });

test('a version that crashes three times gives way to the one before it, for the whole session', async ({
  app,
  checkout,
  member: _loggedIn,
  operator,
}) => {
  test.slow(); // it builds a remote
  await reword(join(checkout.root, 'mf-usage/src/usage-list'), HEADING, CRASHING_HEADING);
  await operator.release(['publish', 'mf-usage'], checkout.root);

  await app.usage.open();
  await expect(app.text(MESSAGE)).toBeVisible();
  await test.step('while everything else lives on', async () => {
    await app.tabs.goToMyPage();
    await expect(app.my.heading).toBeVisible();
    await app.tabs.goToUsage(); // the second crash
    await expect(app.text(MESSAGE)).toBeVisible();
  });

  await app.retry(); // the third
  await expect(app.usage.heading).toBeVisible();
  await app.usage.open();
  await expect(app.usage.heading).toBeVisible();
  await expect(app.text(MESSAGE)).toBeHidden();

  await operator.release(['rollback', 'mf-usage']);
});
