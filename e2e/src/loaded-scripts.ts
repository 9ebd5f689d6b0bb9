import type { APIRequestContext, Page } from '@playwright/test';
import { networkIsQuiet } from './after-first-view';

/** Distinct script URLs that a page has requested. */
export class LoadedScripts {
  readonly #urls = new Set<string>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.resourceType() === 'script') this.#urls.add(request.url());
    });
  }

  /** Returns the URLs after the page has stopped loading. */
  async urls(): Promise<readonly string[]> {
    await networkIsQuiet(this.page);
    return [...this.#urls];
  }

  /** Loads their contents in order. */
  async texts(request: APIRequestContext): Promise<readonly string[]> {
    return Promise.all((await this.urls()).map(async (url) => (await request.get(url)).text()));
  }
}
