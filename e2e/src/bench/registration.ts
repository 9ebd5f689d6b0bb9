import { REGISTRATION_TERMS } from '@dongne/contract';
import { chromium, type APIRequestContext, type Browser, type Page } from 'playwright-core';
import { Sandbox } from '../actors/sandbox';
import { freshPhoneNumber } from '../actors/phone-numbers';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { RegistrationPage } from '../pages/registration-page';
import { startSystem } from '../system/start-system';

const DEFAULT_ROUNDS = 15;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ko-KR' };

/** Time for one key on a phone's keyboard, 40 words a minute, and for reading before each tap. */
const KEY_MS = 300;
const GLANCE_MS = 900;

/** Result of one registration. */
interface Registered {
  /** Machine time from the first touch of the login page to the next page, in ms. */
  readonly machineMs: number;
  readonly taps: number;
  readonly keys: number;
}

/** Simulates a hand on a phone and counts taps and keys. */
class Hand {
  taps = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async tap(role: 'button' | 'textbox' | 'checkbox', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.page.getByRole(role, { name }).first().tap();
  }

  async tapOption(text: string): Promise<void> {
    this.taps += 1;
    await this.page.getByRole('option').filter({ hasText: text }).first().tap();
  }

  /** Types into the focused field; an autofocused field costs no tap. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }
}

const registerOnce = async (page: Page, sandbox: Sandbox, baseUrl: string): Promise<Registered> => {
  const number = freshPhoneNumber(99);
  await sandbox.forgetLimits();
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('textbox', { name: '휴대폰 번호' }).waitFor();
  const hand = new Hand(page);
  const from = performance.now();
  await hand.tap('textbox', '휴대폰 번호');
  await hand.type(number);
  await hand.tap('button', '인증번호 받기');
  await page.getByRole('textbox', { name: '인증번호' }).waitFor();
  await hand.type(await sandbox.newestCode(number));
  const { door, search } = new RegistrationPage(page);
  await search.waitFor();
  await hand.tap('textbox', '주소 검색');
  await hand.type('삼성동');
  await hand.tapOption('서울 강남구 삼성동');
  await door.waitFor();
  await hand.tap('textbox', '상세 주소');
  await hand.type('101동 1203호');
  for (const { label } of REGISTRATION_TERMS.filter(({ required }) => required))
    await hand.tap('checkbox', `[필수] ${label}`);
  await hand.tap('button', '가입 완료');
  await page.waitForURL((url) => url.pathname !== '/login');
  return { machineMs: performance.now() - from, taps: hand.taps, keys: hand.keys };
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
};

const registerInTurn = async (
  browser: Browser,
  request: APIRequestContext,
  { baseUrl, rounds }: { readonly baseUrl: string; readonly rounds: number },
): Promise<Registered[]> => {
  const done: Registered[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(PHONE);
    done.push(await registerOnce(await context.newPage(), new Sandbox(request), baseUrl));
    await context.close();
  }
  return done;
};

const report = (done: readonly Registered[]): void => {
  const machineMs = median(done.map((one) => one.machineMs));
  const [taps, keys] = [median(done.map((one) => one.taps)), median(done.map((one) => one.keys))];
  const personMs = taps * GLANCE_MS + keys * KEY_MS;
  const all = done.map((one) => one.machineMs);
  console.log(`${done.length} registrations, median (minimum–maximum)`);
  console.log(`taps ${taps}, keys ${keys}`);
  console.log(
    `machine ${(machineMs / 1_000).toFixed(1)} s (${(Math.min(...all) / 1_000).toFixed(1)}–${(Math.max(...all) / 1_000).toFixed(1)})`,
  );
  console.log(
    `with a person, ${GLANCE_MS} ms a tap and ${KEY_MS} ms a key: ${((machineMs + personMs) / 1_000).toFixed(0)} s`,
  );
};

/**
 * Measures how long a new customer needs to register, and how many taps and keys: number, code, neighbourhood, door and
 * required terms on a phone.
 *
 * @param runningUrl shell of a running system.
 */
export const benchRegistration = async (rounds = DEFAULT_ROUNDS, runningUrl?: string): Promise<void> => {
  const system = runningUrl === undefined ? await startSystem() : undefined;
  const baseUrl = runningUrl ?? system?.baseUrl ?? '';
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const context = await browser.newContext({ baseURL: baseUrl });
    report(await registerInTurn(browser, context.request, { baseUrl, rounds }));
  } finally {
    await browser.close();
    await system?.stop();
  }
};
