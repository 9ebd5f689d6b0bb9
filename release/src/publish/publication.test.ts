import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryOf, EMPTY_REGISTRY, liveOf, type Registry } from '../registry/registry';
import { goLive, promote, publishCanary, rollBack, startCanary } from '../registry/registry-changes';
import { diskStore } from '../store/disk-store';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import {
  DEFAULT_SHARE,
  enterPublication,
  sentencesOf,
  unchanged,
  type Publication,
  type ShareWish,
} from './publication';

const BY_DEFAULT: ShareWish = { percent: DEFAULT_SHARE, isDefault: true };
const NOW: ShareWish = {};
const version = (number: string) => buildDeployment({ version: number });
const LIVE = goLive(EMPTY_REGISTRY, 'mf_usage', version('1'));
const TRIED = publishCanary(LIVE, 'mf_usage', version('2'), 5);

/** Formats what visitors get, e.g. `1 95 %, 2 5 %`. */
const traffic = (registry: Registry): string =>
  [liveOf(registry, 'mf_usage'), canaryOf(registry, 'mf_usage')]
    .map((served) => (served === undefined ? 'none' : `${served.metadata.version} ${served.deployment.traffic} %`))
    .join(', ');

describe('a publication', () => {
  it.each<[string, Registry, string, ShareWish, string, Publication]>([
    ['is a canary by default', LIVE, '2', BY_DEFAULT, '1 95 %, 2 5 %', { state: 'canary', percent: 5 }],
    ['has the wanted share', LIVE, '2', { percent: 20 }, '1 80 %, 2 20 %', { state: 'canary', percent: 20 }],
    ['is for everyone with --now', LIVE, '2', NOW, '2 100 %, none', { state: 'live', isFirst: false }],
    ['is for everyone with 100 %', LIVE, '2', { percent: 100 }, '2 100 %, none', { state: 'live', isFirst: false }],
    [
      'is for everyone as the first',
      EMPTY_REGISTRY,
      '1',
      BY_DEFAULT,
      '1 100 %, none',
      { state: 'live', isFirst: true },
    ],
    ['replaces a canary', TRIED, '3', BY_DEFAULT, '1 95 %, 3 5 %', { state: 'canary', percent: 5, replaced: '2' }],
    ['ends a canary with --now', TRIED, '3', NOW, '3 100 %, none', { state: 'live', isFirst: false, replaced: '2' }],
    ['promotes its canary with --now', TRIED, '2', NOW, '2 100 %, none', { state: 'live', isFirst: false }],
    ['is for no visitor with 0 %', LIVE, '2', { percent: 0 }, '1 100 %, none', { state: 'listed' }],
    ['leaves another canary with 0 %', TRIED, '3', { percent: 0 }, '1 95 %, 2 5 %', { state: 'listed' }],
    ['ends its own canary with 0 %', TRIED, '2', { percent: 0 }, '1 100 %, none', { state: 'listed' }],
    ['gives its canary another share', TRIED, '2', { percent: 50 }, '1 50 %, 2 50 %', { state: 'canary', percent: 50 }],
  ])('%s', (_case, before, number, wish, after, result) => {
    expect(unchanged(before, 'mf_usage', number, wish)).toBeUndefined();
    const { registry, publication } = enterPublication(before, 'mf_usage', version(number), wish);
    expect(traffic(registry)).toBe(after);
    expect(publication).toEqual(result);
  });

  it.each<[string, string, ShareWish, Publication]>([
    ['what is live', '1', BY_DEFAULT, { state: 'unchanged' }],
    ['what is live, with --now', '1', NOW, { state: 'unchanged' }],
    ['a canary', '2', BY_DEFAULT, { state: 'unchanged', percent: 5 }],
    ['a canary with the same share', '2', { percent: 5 }, { state: 'unchanged', percent: 5 }],
  ])('changes nothing about %s', (_case, number, wish, result) => {
    expect(unchanged(TRIED, 'mf_usage', number, wish)).toEqual(result);
  });

  it('keeps the share of a canary that has grown', () => {
    const grown = publishCanary(LIVE, 'mf_usage', version('2'), 25);
    expect(unchanged(grown, 'mf_usage', '2', BY_DEFAULT)).toEqual({ state: 'unchanged', percent: 25 });
  });

  it.each<[Publication, RegExp[]]>([
    [{ state: 'canary', percent: 5 }, [/^usage 2 is a canary for 5 %.*release promote usage.*rollback usage.*--now/]],
    [{ state: 'listed' }, [/^usage 2 is published, and no visitor gets it: "pnpm release preview usage 2"/]],
    [{ state: 'canary', percent: 5, replaced: '1' }, [/is a canary/, /^The canary 1 has ended: .* replaced it\.$/]],
    [{ state: 'live' }, [/^usage 2 is live$/]],
    [{ state: 'live', isFirst: true }, [/is live for everyone, as nothing/]],
    [{ state: 'live', replaced: '1' }, [/is live$/, /^The canary 1 has ended/]],
    [{ state: 'unchanged' }, [/^usage 2 was live already$/]],
    [{ state: 'unchanged', percent: 5 }, [/is a canary for 5 % of the visitors already\. .*promote/]],
  ])('is said in sentences: %j', (publication, sentences) => {
    expect(sentencesOf('usage', '2', publication)).toEqual(sentences.map((each) => expect.stringMatching(each)));
  });
});

describe('a canary of the shell', () => {
  const shell = (number: string) => buildShell({ version: number });
  const TRIED_SHELL = publishCanary(goLive(EMPTY_REGISTRY, 'shell', shell('1')), 'shell', shell('2'), 20);
  const AT = { at: '2026-03-02T10:00:00.000Z', reason: 'it crashes' };
  const served = (registry: Registry) =>
    [liveOf(registry, 'shell'), canaryOf(registry, 'shell')].map((each) => each?.metadata.version);

  it('is promoted, ended and rolled back like that of a remote', () => {
    expect(served(TRIED_SHELL)).toEqual(['1', '2']);
    expect(served(promote(TRIED_SHELL, 'shell'))).toEqual(['2', undefined]);
    expect(served(startCanary(TRIED_SHELL, 'shell', '2', 0))).toEqual(['1', undefined]);
    const back = rollBack(TRIED_SHELL, 'shell', AT);
    expect(served(back)).toEqual(['1', undefined]);
    expect(back.histories?.['shell']?.bad).toMatchObject([{ version: '2' }]);
    expect(served(rollBack(promote(TRIED_SHELL, 'shell'), 'shell', AT))).toEqual(['1', undefined]);
  });
});

describe('two publications at once', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dongne-publications-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('of one package leave one canary, and the second says that it replaced the first', async () => {
    await diskStore(folder).changeRegistry(() => LIVE);
    const publish = async (number: string): Promise<Publication> => {
      let publication: Publication = { state: 'unchanged' };
      await diskStore(folder).changeRegistry((registry) => {
        const entered = enterPublication(registry, 'mf_usage', version(number), BY_DEFAULT);
        ({ publication } = entered);
        return entered.registry;
      });
      return publication;
    };
    const [second, third] = await Promise.all([publish('2'), publish('3')]);
    const registry = await diskStore(folder).readRegistry();
    expect([second?.replaced, third?.replaced].filter(Boolean)).toHaveLength(1);
    const winner = second?.replaced === undefined ? '3' : '2';
    expect(traffic(registry)).toBe(`1 95 %, ${winner} 5 %`);
  });
});
