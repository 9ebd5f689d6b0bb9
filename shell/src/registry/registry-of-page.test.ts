import { createRuntime, installRuntime } from '@dongne/platform';
import { buildRegistryEntry } from '../testing/build-registry';
import { readRegistry } from './read-registry';
import { isOutdated } from './registry-age';
import { registryOfPage } from './registry-of-page';

jest.mock('./read-registry');
const readNewest = jest.mocked(readRegistry);

const NAMED = '/shell/registry.0123456789abcdef.json';

/** Page whose head names its registry, or does not. */
const pageThat = (head: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = head;
  return page;
};
const PAGE = pageThat(`<meta name="registry" content="${NAMED}">`);

const fetched = jest.fn();

beforeEach(() => {
  installRuntime(createRuntime());
  Object.assign(globalThis, { fetch: fetched });
  readNewest.mockResolvedValue([]);
});

const answerWith = (status: number, read: () => unknown) => {
  fetched.mockResolvedValue({ ok: status === 200, status, json: async () => read() });
};

describe('registry of the page', () => {
  it('is fetched from the address in the HTML', async () => {
    answerWith(200, () => ({ microFrontends: { mf_usage: [buildRegistryEntry()] } }));
    expect(await registryOfPage(PAGE)).toMatchObject([{ name: 'mf_usage' }]);
    expect(fetched.mock.calls[0]?.[0]).toBe(NAMED);
    expect(readNewest).not.toHaveBeenCalled();
  });

  it('makes older ones known as such', async () => {
    const ageAt = (revision: number) => ({ revision, changedAt: `2026-11-2${revision}T00:00:00Z` });
    answerWith(200, () => ({ microFrontends: {}, ...ageAt(7) }));
    await registryOfPage(PAGE);
    expect([6, 7].map((revision) => isOutdated(ageAt(revision)))).toEqual([true, false]);
  });

  it.each([
    ['is not there', () => answerWith(404, () => ({}))],
    ['is garbled', () => answerWith(200, () => JSON.parse('{{'))],
    ['finds no server', () => fetched.mockRejectedValue(new TypeError('network'))],
  ])('is the newest one when it %s', async (_case, answer) => {
    answer();
    await registryOfPage(PAGE);
    expect(readNewest).toHaveBeenCalledWith([]);
  });
});
