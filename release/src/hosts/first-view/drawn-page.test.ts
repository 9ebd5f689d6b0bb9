import { buildDrawnHead } from '../../testing/build-drawn-head';
import { buildDrawnPage } from '../../testing/build-drawn-page';
import { isDrawnPage } from './drawn-page';

const itself: Record<string, unknown> = {};
itself['itself'] = itself;

describe('what a bundle gives', () => {
  it.each([
    ['a page without a head, of an older shell', buildDrawnPage()],
    ['a page that is not there', buildDrawnPage({ status: 404, view: undefined })],
    ['a page with its head', buildDrawnPage({ head: buildDrawnHead() })],
  ])('is %s', (_what, page) => expect(isDrawnPage(page)).toBe(true));

  it.each([
    ['another status', { status: 302 }],
    ['a head that is none', { head: { title: 'x' } }],
    ['a path that is no text', { head: { ...buildDrawnHead(), canonical: 7 } }],
    ['data that holds itself', { head: buildDrawnHead({ structured: [itself] }) }],
    ['numbers that JSON has no word for', { head: buildDrawnHead({ structured: [{ price: 1n }] }) }],
    ['more data than a page has', { head: buildDrawnHead({ structured: [{ text: 'x'.repeat(200_000) }] }) }],
  ])('is no page with %s', (_what, over) => expect(isDrawnPage({ ...buildDrawnPage(), ...over })).toBe(false));
});
