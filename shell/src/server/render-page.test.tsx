/** @jest-environment node */
import { endpoints, firstRead, type FirstRead } from '@dongne/contract';
import { useAppBar, useRemote, type PageHeads, type ServerModule } from '@dongne/platform';
import type { ReactNode } from 'react';
import { buildMain } from '../testing/build-home';
import { buildRegistryEntry } from '../testing/build-registry';
import { renderPage, type PageRequest } from './render-page';
import { Navigate } from './redirects';

/** Marks a response as 404. */
const NOT_THERE = 'NOT_FOUND';

/** Fake API that picks a response by a part of the address. */
const answering = (answers: Record<string, unknown>): jest.Mock =>
  jest.fn(async (address: string, { headers }: { headers: Record<string, string> }) => {
    const [, answer] = Object.entries(answers).find(([part]) => address.includes(part)) ?? [];
    if (answer === NOT_THERE) return new Response(JSON.stringify({ error: { code: NOT_THERE } }), { status: 404 });
    if (answer === undefined) return new Response(JSON.stringify({ error: { code: 'INTERNAL' } }), { status: 500 });
    return new Response(JSON.stringify(typeof answer === 'function' ? answer(headers) : answer));
  });

class Response {
  constructor(
    private readonly body: string,
    private readonly options: { status: number } = { status: 200 },
  ) {}
  get status(): number {
    return this.options.status;
  }
  get ok(): boolean {
    return this.status < 300;
  }
  text = async (): Promise<string> => this.body;
}

const REGISTRY = { microFrontends: { mf_usage: [buildRegistryEntry()] } };

const page = (over: Partial<PageRequest> = {}): PageRequest => ({
  pathname: '/',
  search: '',
  cookies: 'closeTutorial=Y',
  userAgent: '',
  registry: REGISTRY,
  module: undefined,
  api: { origin: 'http://api', caller: { 'x-forwarded-for': '1.2.3.4' }, signal: new AbortController().signal },
  onTurn: () => undefined,
  ...over,
});

const moduleWith = (element: ReactNode, heads: PageHeads = {}, path = '/shop'): ServerModule => ({
  routes: [{ path, element }],
  heads,
});

const opened = (
  element: ReactNode,
  cookies = '',
  heads: PageHeads = {},
  path = '/shop',
  firstReads: readonly FirstRead[] = [],
): PageRequest => {
  const entry = buildRegistryEntry();
  const routes = [
    {
      path,
      access: 'public' as const,
      layout: 'default' as const,
      bar: { left: 'back' as const, title: '가게' },
      firstReads,
    },
  ];
  return page({
    pathname: '/shop',
    cookies,
    registry: { microFrontends: { mf_usage: [{ ...entry, extras: { ...entry.extras, routes } }] } },
    module: moduleWith(element, heads, path),
  });
};

const placeCookie = (label: string): string =>
  `nonMemberAddress=${encodeURIComponent(JSON.stringify({ label, latitude: 37.5, longitude: 127 }))}`;

const NamedPage = () => {
  const main = useRemote(endpoints.mainView, {});
  useAppBar({ title: main.state === 'ready' ? '이름난 가게' : undefined });
  return <p>{main.state === 'ready' ? '읽은 내용' : '불러오는 중'}</p>;
};

/** Component that reads its data, then renders the next reader. */
const Reader = ({ depth }: { depth: number }) => {
  const shop = useRemote(endpoints.shopDetail, { id: depth });
  if (shop.state !== 'ready') return <p>불러오는 중</p>;
  return (
    <>
      <b>{`${depth}층`}</b>
      <Reader depth={depth + 1} />
    </>
  );
};

const NoticeOf = ({ id }: { id: number }) => {
  const notice = useRemote(endpoints.notice, { id });
  switch (notice.state) {
    case 'loading':
      return <p>불러오는 중</p>;
    case 'failed':
      return <p>{notice.error.code === 'NOT_FOUND' ? '없는 공지예요' : '못 불러왔어요'}</p>;
    case 'ready':
      return <p>{notice.value.title}</p>;
  }
};

/** Page heads of a notice: metadata, or missing. */
const NOTICE_HEADS: PageHeads = {
  '/shop': ({ answerOf, isNotThere, address }) => ({
    isMissing: isNotThere(endpoints.notice, { id: 7 }),
    title: answerOf(endpoints.notice, { id: 7 })?.title,
    structured: [{ url: address('/shop') }],
  }),
};

const noticePage = (over: Partial<PageRequest> = {}): PageRequest => ({
  ...opened(<NoticeOf id={7} />, '', NOTICE_HEADS),
  ...over,
});

const Broken = (): never => {
  throw new Error('broken while rendering');
};

const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = answering({ '/main': buildMain() });
});
afterEach(() => {
  globalThis.fetch = before;
});

describe('server-rendered page', () => {
  it("is Home with the visitor's content and the responses it used", async () => {
    const rendered = await renderPage(page({ cookies: placeCookie('부산 해운대구 우동') }));
    expect(rendered?.html).toContain('부산 해운대구 우동');
    expect(rendered?.html).toContain('주변 세탁소 찾기');
    expect(rendered?.title).toBe('동네세탁');
    expect(rendered?.view).toMatchObject({ userId: null, remote: null });
    expect(rendered?.view?.queries.map(([key]) => key[0])).toContain('main');
    expect(rendered?.errors).toEqual([]);
  });

  it('is Home with the prices nearby, and without them when they fail', async () => {
    const prices = [{ category: '코트', min: 11_000, average: 13_000, max: 16_000 }];
    globalThis.fetch = answering({ '/main': buildMain(), averageCharge: prices });
    const onTurn = jest.fn();
    expect((await renderPage(page({ onTurn })))?.html).toContain('11,000원~');
    expect(onTurn).toHaveBeenCalledTimes(1);
    globalThis.fetch = answering({ '/main': buildMain() });
    const rendered = await renderPage(page());
    expect(rendered?.html).toContain('많이 찾는 품목');
    expect(rendered?.html).not.toContain('원~');
    expect(rendered?.view?.queries.map(([key]) => key[0])).toEqual(['main']);
  });

  it("waits for the page's reads and for the title they provide", async () => {
    const rendered = await renderPage(opened(<NamedPage />));
    expect(rendered?.html).toContain('읽은 내용');
    expect(rendered?.html).toMatch(/<h1[^>]*>이름난 가게<\/h1>/);
    expect(rendered?.title).toBe('이름난 가게 · 동네세탁');
    expect(rendered?.view).toMatchObject({ remote: 'mf_usage@1.1.0', title: '이름난 가게' });
  });

  it.each<[string, readonly FirstRead[], number]>([
    ['once when its reads are declared', [firstRead(endpoints.notice, { id: 7 })], 1],
    ['again after reads that only a render finds', [], 2],
  ])('is rendered %s', async (_case, firstReads, times) => {
    globalThis.fetch = answering({ '/notice/7': { id: 7, title: '새 소식' } });
    const onTurn = jest.fn();
    const rendered = await renderPage({ ...opened(<NoticeOf id={7} />, '', {}, '/shop', firstReads), onTurn });
    expect(rendered?.html).toContain('새 소식');
    expect(onTurn).toHaveBeenCalledTimes(times);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });

  it('stops after a limit of dependent reads, without unused responses', async () => {
    globalThis.fetch = answering({ '/laundry/': { id: 1 } });
    const rendered = await renderPage(opened(<Reader depth={1} />));
    const depths = rendered?.html.match(/<b>\d+층<\/b>/g) ?? [];
    expect(depths.length).toBeGreaterThan(4);
    expect(rendered?.view?.queries).toHaveLength(depths.length);
  });

  it('is separate for each visitor when rendered concurrently', async () => {
    const places = Array.from({ length: 12 }, (_, index) => `${index}번 동네`);
    const pages = await Promise.all(places.map((place) => renderPage(page({ cookies: placeCookie(place) }))));
    pages.forEach((rendered, index) => {
      const shown = places.filter((place) => rendered?.html.includes(`>${place}<`));
      expect(shown).toEqual([places[index]]);
    });
  });

  it("calls the API with the member's cookies and forwards the client", async () => {
    globalThis.fetch = answering({
      '/main': buildMain(),
      '/partnerInfo': [],
      '/count': { count: 3 },
      '/processing': [],
      '/consents': [],
      '/member/address': { label: '집' },
    });
    const userInfo = encodeURIComponent(JSON.stringify({ userId: 7, phoneNumber: '01000000001', nickname: '손님' }));
    const rendered = await renderPage(page({ cookies: `accessToken=own; refreshToken=held; userInfo=${userInfo}` }));
    expect(rendered?.view?.userId).toBe(7);
    const expected = {
      headers: expect.objectContaining({ Authorization: 'Bearer own', 'x-forwarded-for': '1.2.3.4' }),
    };
    for (const [, options] of jest.mocked(globalThis.fetch).mock.calls) expect(options).toMatchObject(expected);
  });

  it.each([
    ['a native app’s first start', page({ cookies: 'fcmtoken=Y' })],
    ['the same on a member’s page', page({ pathname: '/usage', module: moduleWith(null), cookies: 'fcmtoken=Y' })],
    ['a remote without a server bundle', { ...opened(null), module: undefined }],
  ])('is left to the browser for %s', async (_who, asked) => expect(await renderPage(asked)).toBeUndefined());

  it('is left to the browser when a read fails', async () => {
    globalThis.fetch = answering({});
    await expect(renderPage(page())).rejects.toThrow();
  });

  it('leaves a throwing page to the browser and reports the error', async () => {
    const rendered = await renderPage(opened(<Broken />));
    expect(rendered?.errors.join()).toContain('broken while rendering');
    expect(rendered?.html).toMatch(/<h1[^>]*>가게<\/h1>/);
  });
});

describe('metadata of a server-rendered page', () => {
  it("comes from the page's package and its reads", async () => {
    globalThis.fetch = answering({ '/notice/7': { id: 7, title: '새 소식' } });
    const rendered = await renderPage(noticePage({ search: '?utm_source=x', origin: 'https://dongne.example' }));
    expect(rendered).toMatchObject({ status: 200, title: '새 소식 · 동네세탁' });
    expect(rendered?.head).toMatchObject({
      title: '새 소식',
      canonical: '/shop',
      structured: [{ url: 'https://dongne.example/shop' }],
    });
  });

  it.each(['/shop/3', '/shop/%33', '/SHOP/3/'])('knows at %s the item and its canonical address', async (pathname) => {
    const heads: PageHeads = { '/shop/:id': ({ params }) => (params['id'] === '3' ? {} : { isMissing: true }) };
    const rendered = await renderPage({ ...opened(<p>가게</p>, '', heads, '/shop/:id'), pathname });
    expect(rendered).toMatchObject({ status: 200, head: { canonical: '/shop/3' } });
  });

  it.each(['/shop/', '/SHOP'])('has the canonical address for %s too', async (pathname) => {
    const rendered = await renderPage({ ...opened(<NamedPage />), pathname });
    expect(rendered?.head.canonical).toBe('/shop');
  });

  it('is never mixed up between concurrent pages', async () => {
    globalThis.fetch = answering({ '/notice/7': { id: 7, title: '새 소식' }, '/main': buildMain() });
    const pages = await Promise.all(
      [noticePage(), page(), noticePage(), opened(<NamedPage />)].map((asked) => renderPage(asked)),
    );
    expect(pages.map((rendered) => rendered?.head.title)).toEqual(['새 소식', '동네세탁', '새 소식', '이름난 가게']);
  });

  it('returns 404 with the not-found title and refetches on the client', async () => {
    globalThis.fetch = answering({ '/notice/7': NOT_THERE });
    const rendered = await renderPage(noticePage());
    expect(rendered).toMatchObject({ status: 404, view: undefined });
    expect(rendered?.html).toContain('없는 공지예요');
    expect(rendered?.head.canonical).toBeUndefined();
  });

  it('is empty when a read failed for another reason', async () => {
    globalThis.fetch = answering({});
    await expect(renderPage(noticePage())).rejects.toThrow();
  });

  it('is empty when the missing item is not the page itself', async () => {
    globalThis.fetch = answering({ '/notice/7': NOT_THERE });
    await expect(renderPage(opened(<NoticeOf id={7} />))).rejects.toThrow('NOT_FOUND');
  });

  it('marks an unknown path as missing and hydrates it', async () => {
    const rendered = await renderPage(page({ pathname: '/nowhere' }));
    expect(rendered).toMatchObject({
      status: 404,
      title: '페이지를 찾을 수 없어요 · 동네세탁',
      view: { remote: null },
    });
    expect(rendered?.html).toContain('페이지를 찾을 수 없어요');
  });

  it('holds the redirect target without any HTML', async () => {
    const rendered = await renderPage(opened(<Navigate to="/laundry/3" />));
    expect(rendered).toMatchObject({ html: '', view: undefined, status: 200, head: { canonical: '/laundry/3' } });
    expect(rendered?.leadsTo).toBe('/laundry/3');
    expect((await renderPage(opened(<p>여기</p>)))?.leadsTo).toBeUndefined();
  });

  it('holds the login redirect for a visitor without rendering or reading', async () => {
    const asked = page({ pathname: '/usage', search: '?id=3', module: moduleWith(<p>내역</p>, {}, '/usage') });
    const rendered = await renderPage(asked);
    expect(rendered).toMatchObject({ html: '', view: undefined, leadsTo: '/login?path=%2Fusage%3Fid%3D3' });
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('uses paths when the host does not know its origin', async () => {
    globalThis.fetch = answering({ '/notice/7': { id: 7, title: '새 소식' } });
    expect((await renderPage(noticePage()))?.head.structured).toEqual([{ url: '/shop' }]);
  });

  it('falls back to title and path and reports when its package fails', async () => {
    const heads: PageHeads = {
      '/shop': () => {
        throw new Error('no head');
      },
    };
    const rendered = await renderPage(opened(<NamedPage />, '', heads));
    expect(rendered).toMatchObject({ status: 200, head: { title: '이름난 가게', canonical: '/shop' } });
    expect(rendered?.errors.join()).toContain('no head');
  });
});
