import type { APIRequestContext, Page } from '@playwright/test';
import { networkIsQuiet } from './after-first-view';

/** The scripts a page has asked for since this began to look, each address once. */
export class LoadedScripts {
  readonly #urls = new Set<string>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.resourceType() === 'script') this.#urls.add(request.url());
    });
  }

  /** All of them, once the page has stopped asking for more. */
  async urls(): Promise<readonly string[]> {
    await networkIsQuiet(this.page);
    return [...this.#urls];
  }

  /** Their texts, one after the other. */
  async texts(request: APIRequestContext): Promise<readonly string[]> {
    return Promise.all((await this.urls()).map(async (url) => (await request.get(url)).text()));
  }
}
