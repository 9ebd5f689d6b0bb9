import type { Page } from '@playwright/test';

/** A remote's publication, as far as stories change it. */
export interface ServedEntry {
  url: string;
  fallbackUrl?: string;
  readonly extras: {
    entry: string;
    assets: Readonly<Record<string, string>>;
    fallbackEntry?: string;
    fallbackIntegrity?: string;
  };
}

type MicroFrontends = Readonly<Record<string, readonly ServedEntry[]>>;

/** Lets each page that opens find another registry where its HTML says that it lies. What running shells read again stays as it is. */
export const changeRegistryOfPages = (page: Page, change: (microFrontends: MicroFrontends) => void): Promise<unknown> =>
  page.route(/\/shell\/registry\.\w+\.json$/, async (route) => {
    const response = await route.fetch();
    const registry: { readonly microFrontends: MicroFrontends } = await response.json();
    change(registry.microFrontends);
    await route.fulfill({ response, json: registry });
  });
