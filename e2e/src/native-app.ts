import type { BrowserContext, Page } from '@playwright/test';

/** Message of the bridge's contract (docs/domain/native-app.md). */
export interface HeardMessage {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | null;
  readonly userId?: number | null;
  readonly version?: number;
}

export interface NativeAppOptions {
  readonly system: 'android' | 'ios';
  /** Version in the cookie `appVersion`, e.g. `1.4.2`. */
  readonly version: string;
  /** False for an outdated or broken app. */
  readonly answers: boolean;
}

/** Runs in the page before any script, on every load: the system's bridge with an answer to `hello`. */
const surround = ({ system, answers }: NativeAppOptions): void => {
  const host = {
    postMessage(text: string): void {
      // Mimics Android's interface, which throws unless it is called as its own method.
      if (system === 'android' && this !== host) throw new TypeError('Java bridge method invoked on another object');
      void Reflect.get(window, 'nativeAppHears')(text);
      if (answers && text.includes('"hello"'))
        setTimeout(() => Reflect.get(window, 'dongneBridge')?.receive(JSON.stringify({ type: 'ready' })));
    },
  };
  const handlers = { messageHandlers: { dongne: host } };
  Object.assign(window, system === 'android' ? { DongneAndroid: host } : { webkit: handlers });
};

/** Native app around the webview: sets its cookies, records messages of the page, and presses back. */
export class NativeApp {
  readonly heard: HeardMessage[] = [];

  private constructor(private readonly page: Page) {}

  /** Wraps a page that has not navigated yet. */
  static async around(page: Page, baseUrl: string, options: NativeAppOptions): Promise<NativeApp> {
    const app = new NativeApp(page);
    await page.exposeFunction('nativeAppHears', (text: string) => app.heard.push(JSON.parse(text)));
    await page.addInitScript(surround, options);
    const cookies = { fcmtoken: 'token-of-a-phone', appVersion: `${options.system}/${options.version}` };
    await setCookies(page.context(), baseUrl, cookies);
    return app;
  }

  /** Returns the received messages of one type, in order. */
  heardOf(type: string): readonly HeardMessage[] {
    return this.heard.filter((message) => message.type === type);
  }

  /** Value of a cookie that the app has stored; `null` for one that it has deleted. */
  storedCookie(name: string): string | null | undefined {
    return this.heardOf('cookie').findLast((message) => message.name === name)?.value;
  }

  /** Sends a message to the page, once the page listens. */
  async says(message: object): Promise<void> {
    await this.page.waitForFunction(() => Reflect.has(window, 'dongneBridge'));
    await this.page.evaluate((text) => Reflect.get(window, 'dongneBridge').receive(text), JSON.stringify(message));
  }

  /** Presses the hardware back button. */
  async pressBack(): Promise<void> {
    await this.says({ type: 'back' });
  }
}

/** Sets cookies before a page is opened. */
export const setCookies = async (
  context: BrowserContext,
  baseUrl: string,
  cookies: Readonly<Record<string, string>>,
): Promise<void> => {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseUrl })));
};
