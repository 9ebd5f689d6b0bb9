import { chromium, request as requests, type Browser } from 'playwright-core';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { ROUTE_EXPECTATIONS } from '../route-expectations';
import { givenUrl } from '../system/customers-url';
import { startSystem } from '../system/start-system';
import { Crawler, type CrawlResult } from './crawler';
import { logInAs, PERSONAS, type Person } from './personas';

const CLICKS_EACH = 400;

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul', hasTouch: true };

/** Excludes the 404 page and pages of a request: lists link to the persona's own requests. */
const isStart = (path: string): boolean => !/\{(request|denied|cancelled|review|inquiry)\}|such/.test(path);

/** Uses shop and notice 3 for parameters. */
const START_PATHS = ROUTE_EXPECTATIONS.map(({ open }) => open)
  .filter(isStart)
  .map((path) => path.replace(/\{\w+\}/g, '3'));

const crawlAs = async (person: Person, browser: Browser, baseUrl: string, most: number): Promise<CrawlResult> => {
  const context = await browser.newContext(PHONE);
  const request = await requests.newContext({ baseURL: baseUrl });
  const isStillWho = () => logInAs(person, context, request, baseUrl);
  try {
    return await new Crawler(context, baseUrl, isStillWho).crawl(START_PATHS, most);
  } finally {
    await context.close();
    await request.dispose();
  }
};

const printResult = ({ name }: Person, { presses, left, pages, errors }: CrawlResult): void => {
  console.log(`${name}: ${presses} presses on ${pages.length} pages, ${left} more known, ${errors.length} complaints`);
  for (const { path, pressed, what } of errors) console.log(`  ${[path, ...pressed].join(' > ')}: ${what}`);
};

/** `pnpm crawl [clicks per persona]`: clicks every control and reports errors and dead ends. */
const main = async (): Promise<void> => {
  const most = Number(process.argv[2] ?? CLICKS_EACH);
  const given = givenUrl();
  const system = given === undefined ? await startSystem() : undefined;
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const results = await Promise.all(
      PERSONAS.map(async (person) => {
        const result = await crawlAs(person, browser, given ?? system?.baseUrl ?? '', most);
        printResult(person, result);
        return result;
      }),
    );
    console.log(`${results.reduce((sum, { presses }) => sum + presses, 0)} presses`);
    if (results.some(({ errors }) => errors.length > 0)) process.exitCode = 1;
  } finally {
    await browser.close();
    await system?.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
