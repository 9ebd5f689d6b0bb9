import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { BUCKET_COOKIE, BUCKETS, joinsAt } from '@dongne/contract';
import { expect, test } from '../../src/operations-story';
import { App } from '../../src/pages/app';
import { reword } from '../../src/reword';
import type { Operator } from '../../src/system/operator';
import { untilRendered } from '../../src/until-rendered';

// More visitors of this machine's address than count elsewhere.
test.use({ settings: { RENDER: 'on', HEALTH_PER_ADDRESS: '1000' } });

const REMOTE = 'mf_membership';
const PATH = '/membership';
const SHARE = 5;
const MINUTE_MS = 60_000;
const JUDGED_WITHIN_MS = 150_000;
/** Failures that end a canary beside this many visits of the live version (`release/src/judge/verdict.ts`). */
const FAILURES = 4;
const LIVE_VISITS = 20;

const IMPORT = "import { MembershipBenefits } from './membership-benefits';";
const WITH_LOCATION = `${IMPORT}\nimport { useLocation } from 'react-router-dom';`;
const BODY = '<PageBody>\n      {isMember';
const NEW_WORDS = '카나리로 먼저 보여 드려요';
/** Publishing opens no page with this query. */
const ON_SERVER = "useLocation().search.includes('drill') && globalThis.document === undefined";
/** Publishing opens pages in jsdom. */
const IN_CHROMIUM = "globalThis.navigator?.userAgent.includes('Chrome')";
const CRASH = "if (isBroken) throw new Error('canary drill');";
const NEW_BODY = `<PageBody>
      <p>${NEW_WORDS}</p>
      {[${ON_SERVER}].map((isBroken) => {
        ${CRASH}
        return null;
      })}
      {isMember`;

/** Buckets of visitors who get a canary, and of those who do not. */
const bucketsOf = (canary: string) => {
  const all = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  const isIn = (bucket: number): boolean => joinsAt(bucket, `${REMOTE}@${canary}`) < SHARE;
  return { tried: all.filter(isIn), others: all.filter((bucket) => !isIn(bucket)) };
};

/** Waits for the canary's first whole minute, from which on its visitors count. */
const untilNextMinute = async (): Promise<void> => {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  await expect.poll(() => Math.floor(Date.now() / MINUTE_MS), { timeout: MINUTE_MS + 10_000 }).toBeGreaterThan(minute);
};

const htmlFor = async (operator: Operator, bucket: number | undefined, query = ''): Promise<string> => {
  const cookie = bucket === undefined ? '' : `${BUCKET_COOKIE}=${bucket}`;
  return (
    await fetch(`${operator.system.baseUrl}${PATH}${query}`, { headers: { cookie, accept: 'text/html' } })
  ).text();
};

/** Publishes the changed sources. @returns the version of the new canary. */
const publishCanary = async (operator: Operator, root: string): Promise<string> => {
  expect(await operator.release(['publish', 'mf-membership'], root)).toContain(`is a canary for ${SHARE} %`);
  await expect.poll(() => operator.canaryVersion(REMOTE)).toBeDefined();
  return (await operator.canaryVersion(REMOTE)) ?? '';
};

/** Judges until the canary is rolled back, by this judge or that of `start`. */
const untilRolledBack = async (operator: Operator, canary: string, where: string): Promise<void> => {
  const judged = await operator.release(['judge', 'once']);
  expect(judged + (await operator.release(['list']))).toMatch(
    new RegExp(`${canary} .*bad since .*: rolled back automatically: \\d+ of \\d+ failed on .* ${where}`),
  );
};

/** Reports an opening of the live version, as its page does. */
const openLive = async (operator: Operator, bucket: number, version: string): Promise<void> => {
  const token = /<meta name="health" content="([^"]+)"/.exec(await htmlFor(operator, bucket))?.[1];
  const reports = [{ step: 'opened', version: `${REMOTE}@${version}`, route: PATH }];
  const { status } = await fetch(`${operator.system.baseUrl}/v1/app/clientEvent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ health: { token, reports } }),
  });
  expect(status).toBe(204);
};

/** Opens the page of a crashing canary in a browser of its own, which reports it. */
const openCrashing = async (browser: Browser, operator: Operator, bucket: number): Promise<void> => {
  const { baseUrl } = operator.system;
  const context = await browser.newContext({ baseURL: baseUrl });
  await context.addCookies([{ name: BUCKET_COOKIE, value: String(bucket), url: baseUrl }]);
  const app = new App(await context.newPage());
  const isReported = app.page.waitForRequest(
    (call) => call.url().endsWith('/clientEvent') && (call.postData() ?? '').includes('"step":"crash","route"'),
  );
  await app.page.goto(PATH);
  await isReported;
  await expect(app.title).toHaveText('멤버십');
  await expect(app.text(NEW_WORDS)).toBeHidden();
  await expect(app.text('이 화면을 불러오지 못했어요')).toBeHidden();
  await context.close();
};

test('a canary is rendered for its visitors alone, and the judge rolls back a failing one', async ({
  browser,
  checkout,
  operator,
}) => {
  test.slow(); // builds a remote twice, and waits for two whole minutes
  const live = await operator.liveVersion(REMOTE);
  const sources = join(checkout.root, 'mf-membership/src/membership');
  await reword(sources, IMPORT, WITH_LOCATION);
  await reword(sources, BODY, NEW_BODY);
  const onServer = await publishCanary(operator, checkout.root);

  await test.step('its visitors get it from the server, others do not', async () => {
    const { tried, others } = bucketsOf(onServer);
    expect(await untilRendered(() => htmlFor(operator, tried[0]))).toContain(NEW_WORDS);
    for (const bucket of [others[0], undefined])
      expect(await untilRendered(() => htmlFor(operator, bucket))).not.toContain(NEW_WORDS);
  });

  await test.step('one that fails on the server only is rolled back', async () => {
    const { tried, others } = bucketsOf(onServer);
    await untilNextMinute();
    for (const bucket of others.slice(0, LIVE_VISITS)) await htmlFor(operator, bucket, `?visit=${bucket}`);
    const next = tried.values();
    await expect(async () => {
      for (let visit = 0; visit < FAILURES; visit += 1) {
        const bucket = next.next().value;
        await htmlFor(operator, bucket, `?drill&visit=${bucket}`);
      }
      await untilRolledBack(operator, onServer, 'on the server');
    }).toPass({ timeout: JUDGED_WITHIN_MS });
    expect(await operator.liveVersion(REMOTE)).toBe(live);
  });

  await reword(sources, ON_SERVER, IN_CHROMIUM);
  await reword(sources, "import { useLocation } from 'react-router-dom';\n", '');
  const inChromium = await publishCanary(operator, checkout.root);

  await test.step('one that crashes shows the live version, and is rolled back', async () => {
    const { tried, others } = bucketsOf(inChromium);
    await untilNextMinute();
    for (const bucket of others.slice(0, LIVE_VISITS)) await openLive(operator, bucket, live);
    for (const bucket of tried.slice(0, FAILURES)) await openCrashing(browser, operator, bucket);
    await expect(() => untilRolledBack(operator, inChromium, 'in browsers')).toPass({ timeout: JUDGED_WITHIN_MS });
    expect(await operator.canaryVersion(REMOTE)).toBeUndefined();
    expect(await htmlFor(operator, tried[0])).not.toContain(NEW_WORDS);
  });
});
