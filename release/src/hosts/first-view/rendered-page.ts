import * as v from 'valibot';

/** Metadata of a server-rendered page for crawlers and previews (`shell/src/server`). */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path; `undefined` for a page that does not exist. */
  readonly canonical?: string | undefined;
  /** Path. */
  readonly picture: string;
  readonly structured: readonly object[];
}

/** Page as returned by the shell's server bundle (`shell/src/server/render-page.tsx`). */
export interface RenderedPage {
  /**
   * Empty for a page that redirects: the host sends the redirect where it can (`redirects.ts`), else the browser does.
   */
  readonly html: string;
  /** Style elements. */
  readonly styles: string;
  readonly title: string;
  /** Missing from shells that were published before this field and `head` existed. */
  readonly status?: 200 | 404;
  readonly head?: PageHead;
  /** Target of a page that redirects, as its package names it. */
  readonly leadsTo?: string | undefined;
  /** State for hydration; without it the browser renders the page again. */
  readonly view?: Readonly<Record<string, unknown>> | undefined;
  /** Errors of parts that are left to the browser. */
  readonly errors: readonly string[];
}

/** Limit for the HTML of a page. */
const MAX_LENGTH = 2_000_000;

/** Limit for structured data. */
const MAX_DATA_LENGTH = 200_000;

/** Checks that data can be serialized: a squad's data may be circular or contain BigInts. */
const isSerializable = (data: unknown): boolean => {
  try {
    return JSON.stringify(data).length < MAX_DATA_LENGTH;
  } catch {
    return false;
  }
};

const HEAD = v.object({
  title: v.string(),
  description: v.optional(v.string()),
  canonical: v.optional(v.string()),
  picture: v.string(),
  structured: v.pipe(
    v.array(v.unknown()),
    v.check((data) => isSerializable(data)),
  ),
});

const PAGE = v.object({
  html: v.pipe(
    v.string(),
    v.check((html) => html.length < MAX_LENGTH),
  ),
  styles: v.string(),
  title: v.string(),
  status: v.optional(v.picklist([200, 404])),
  head: v.optional(HEAD),
  leadsTo: v.optional(v.string()),
  view: v.optional(v.object({})),
  errors: v.array(v.unknown()),
});

const LEFT_PARTS = v.object({ errors: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** Checks whether a page was rendered in part only: the browser renders the parts that threw. */
export const isRenderedInPart = (value: unknown): boolean => v.is(LEFT_PARTS, value);

/** Validates the page that a bundle returned. */
export const isRenderedPage = (value: unknown): value is RenderedPage => v.is(PAGE, value);
