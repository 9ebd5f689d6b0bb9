import { OTP_TTL_MS } from '@dongne/contract';
import { expect, test } from '../../src/operations-story';

test.use({ causedErrors: /status of 422/ });

test.afterEach(({ sandbox }) => sandbox.returnToPresent());

test('an expired code is refused inline, and a new one works', async ({ app, customer, newNumber, sandbox }) => {
  await app.login.open();
  await customer.asksForCode(newNumber);
  const code = await customer.readsCode(newNumber);
  await sandbox.travel(OTP_TTL_MS + 1_000);
  await app.login.enterCode(code);
  await expect(app.text('인증번호의 유효 시간이 지났어요. 다시 받아 주세요.')).toBeVisible();

  // The page's own clock has not moved: it offers a new code half a minute after the first.
  await app.login.open();
  await customer.provesNumber(newNumber);
  await expect(app.registration.search).toBeVisible();
});
