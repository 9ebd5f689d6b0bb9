import type { Page } from '@playwright/test';

/** Fields of a publication that stories change. */
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

/** Replaces the registry file of each page that opens. Does not affect the registry that running shells poll. */
export const changeRegistryOfPages = (page: Page, change: (microFrontends: MicroFrontends) => void): Promise<unknown> =>
  page.route(/\/shell\/registry\.\w+\.json$/, async (route) => {
    const response = await route.fetch();
    const registry: { readonly microFrontends: MicroFrontends } = await response.json();
    change(registry.microFrontends);
    await route.fulfill({ response, json: registry });
  });
