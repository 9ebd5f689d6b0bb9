import type { BrowserContext, Page } from '@playwright/test';

/** What the app is told: one message of the bridge's contract (docs/domain/native-app.md). */
export interface HeardMessage {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | null;
  readonly userId?: number | null;
  readonly version?: number;
}

export interface NativeAppOptions {
  readonly system: 'android' | 'ios';
  /** Of the cookie `appVersion`, e.g. `1.4.2`. */
  readonly version: string;
  /** An app that does not answer is one that is too old, or broken. */
  readonly answers: boolean;
}

/** Page side: the interface of the system, and an answer to `hello`. It runs before any script of the app, on every load. */
const surround = ({ system, answers }: NativeAppOptions): void => {
  const host = {
    postMessage(text: string): void {
      // Android's interface throws when it is not called as a method of itself.
      if (system === 'android' && this !== host) throw new TypeError('Java bridge method invoked on another object');
      void Reflect.get(window, 'nativeAppHears')(text);
      if (answers && text.includes('"hello"'))
        setTimeout(() => Reflect.get(window, 'dongneBridge')?.receive(JSON.stringify({ type: 'ready' })));
    },
  };
  const handlers = { messageHandlers: { dongne: host } };
  Object.assign(window, system === 'android' ? { DongneAndroid: host } : { webkit: handlers });
};

/** A native app around the webview: it sets its cookies, hears what the page says, and presses back. */
export class NativeApp {
  readonly heard: HeardMessage[] = [];

  private constructor(private readonly page: Page) {}

  /** Puts an app around a page that has not opened anything yet. */
  static async around(page: Page, baseUrl: string, options: NativeAppOptions): Promise<NativeApp> {
    const app = new NativeApp(page);
    await page.exposeFunction('nativeAppHears', (text: string) => app.heard.push(JSON.parse(text)));
    await page.addInitScript(surround, options);
    const cookies = { fcmtoken: 'token-of-a-phone', appVersion: `${options.system}/${options.version}` };
    await setCookies(page.context(), baseUrl, cookies);
    return app;
  }

  /** What was heard of one kind, in order. */
  heardOf(type: string): readonly HeardMessage[] {
    return this.heard.filter((message) => message.type === type);
  }

  /** What the app keeps of the page's cookies now; `null` for one it was told to forget. */
  keptCookie(name: string): string | null | undefined {
    return this.heardOf('cookie').findLast((message) => message.name === name)?.value;
  }

  /** The app says something to the page, as soon as the page listens. */
  async says(message: object): Promise<void> {
    await this.page.waitForFunction(() => Reflect.has(window, 'dongneBridge'));
    await this.page.evaluate((text) => Reflect.get(window, 'dongneBridge').receive(text), JSON.stringify(message));
  }

  /** The hardware button. */
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
