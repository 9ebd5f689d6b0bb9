import { buildPageHead } from '../../testing/build-page-head';
import { buildRenderedPage } from '../../testing/build-rendered-page';
import { isRenderedPage } from './rendered-page';

const itself: Record<string, unknown> = {};
itself['itself'] = itself;

describe('isRenderedPage', () => {
  it.each([
    ['a page without a head, of an older shell', buildRenderedPage()],
    ['a page that is not there', buildRenderedPage({ status: 404, view: undefined })],
    ['a page with its head', buildRenderedPage({ head: buildPageHead() })],
  ])('accepts %s', (_what, page) => expect(isRenderedPage(page)).toBe(true));

  it.each([
    ['another status', { status: 302 }],
    ['an invalid head', { head: { title: 'x' } }],
    ['a path that is no text', { head: { ...buildPageHead(), canonical: 7 } }],
    ['circular data', { head: buildPageHead({ structured: [itself] }) }],
    ['BigInt values', { head: buildPageHead({ structured: [{ price: 1n }] }) }],
    ['more data than a page has', { head: buildPageHead({ structured: [{ text: 'x'.repeat(200_000) }] }) }],
  ])('rejects a page with %s', (_what, over) =>
    expect(isRenderedPage({ ...buildRenderedPage(), ...over })).toBe(false),
  );
});
