import { endpoints, firstRead, keyOf, type NotificationPage } from '@dongne/contract';
import { prefetchReads } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { inTurn, refuse, refuseAs, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { useState } from 'react';
import { usePages } from './use-pages';

const NOTIFICATIONS = 'GET /notification';

/** Builds a page with one message and the cursor of the next page. */
const buildPage = (title: string, nextCursor: string | null): NotificationPage => ({
  items: [
    {
      id: 1,
      kind: 'order',
      title,
      text: '',
      path: '/',
      isRead: false,
      createdAt: '2026-11-20T10:00:00+09:00',
    },
  ],
  nextCursor,
});

const List = () => {
  const { pages, more } = usePages(endpoints.notifications, {});
  if (pages.state === 'loading') return <p>loading</p>;
  if (pages.state === 'failed') return <button onClick={pages.retry}>처음부터 다시</button>;
  return (
    <>
      {pages.value.flatMap(({ items }) => items.map(({ title }) => <li key={title}>{title}</li>))}
      {more?.hasFailed && <p>다음 쪽을 불러오지 못했어요</p>}
      {more !== undefined && <button onClick={more.load}>{more.isLoading ? '읽는 중' : '더 보기'}</button>}
    </>
  );
};

const Newest = () => {
  const client = useQueryClient();
  return (
    <>
      <List />
      <button onClick={() => void client.invalidateQueries({ queryKey: keyOf(endpoints.notifications) })}>
        새로고침
      </button>
    </>
  );
};

const open = (answer: FakeAnswer<typeof NOTIFICATIONS>) =>
  renderPage([{ path: '/', element: <List /> }], { url: '/', session: 'member', api: { [NOTIFICATIONS]: answer } });

const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const cursors = (calls: readonly { params: Readonly<Record<string, unknown>> }[]) =>
  calls.map(({ params }) => params['cursor']);
const moreButton = () => screen.findByRole('button', { name: '더 보기' });

describe('usePages', () => {
  it('loads page after page by cursor until there is none', async () => {
    const { user, calls } = open(
      inTurn(buildPage('첫째', 'after-1'), buildPage('둘째', 'after-2'), buildPage('셋째', null)),
    );
    await user.click(await moreButton());
    expect(await screen.findByText('둘째')).toBeVisible();
    await user.click(await moreButton());
    expect(await screen.findByText('셋째')).toBeVisible();
    expect(titles()).toEqual(['첫째', '둘째', '셋째']);
    expect(cursors(calls)).toEqual([undefined, 'after-1', 'after-2']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps loaded pages when the next one fails, and retries that one', async () => {
    const { user, calls } = open(inTurn(buildPage('첫째', 'after-1'), refuse('UNAVAILABLE'), buildPage('둘째', null)));
    await user.click(await moreButton());
    expect(await screen.findByText('다음 쪽을 불러오지 못했어요')).toBeVisible();
    expect(titles()).toEqual(['첫째']);
    await user.click(await moreButton());
    expect(await screen.findByText('둘째')).toBeVisible();
    expect(screen.queryByText('다음 쪽을 불러오지 못했어요')).not.toBeInTheDocument();
    expect(cursors(calls)).toEqual([undefined, 'after-1', 'after-1']);
  });

  it('reports while the next page is loading', async () => {
    let isFirst = true;
    const { user } = open(() => {
      if (!isFirst) return new Promise<never>(() => undefined);
      isFirst = false;
      return buildPage('첫째', 'after-1');
    });
    await user.click(await moreButton());
    expect(await screen.findByRole('button', { name: '읽는 중' })).toBeVisible();
    expect(titles()).toEqual(['첫째']);
  });

  it('ends the list at a response without a cursor field', async () => {
    open(refuseAs(200, { items: buildPage('첫째', null).items }));
    expect(await screen.findByText('첫째')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be retried when the first page fails', async () => {
    const { user } = open(inTurn(refuse('NOT_FOUND'), buildPage('첫째', null)));
    await user.click(await screen.findByRole('button', { name: '처음부터 다시' }));
    expect(await screen.findByText('첫째')).toBeVisible();
  });

  it('uses what a tap has prefetched, once', async () => {
    const Link = () => {
      const [isOpen, setOpen] = useState(false);
      const prefetch = () =>
        prefetchReads([firstRead(endpoints.notifications, {})], { path: {}, query: new URLSearchParams() });
      return (
        <>
          <button onPointerDown={prefetch} onClick={() => setOpen(!isOpen)}>
            여닫기
          </button>
          {isOpen && <Newest />}
        </>
      );
    };
    const { user, calls } = renderPage([{ path: '/', element: <Link /> }], {
      url: '/',
      session: 'member',
      api: { [NOTIFICATIONS]: inTurn(buildPage('첫째', null), buildPage('둘째', null)) },
    });
    await user.click(screen.getByRole('button', { name: '여닫기' }));
    expect(await screen.findByText('첫째')).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    expect(await screen.findByText('둘째')).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  it('shows what was prefetched ahead at once, and reads it again', async () => {
    let arrive: (page: NotificationPage) => void = () => undefined;
    const second = new Promise<NotificationPage>((resolve) => (arrive = resolve));
    const page = { path: {}, query: new URLSearchParams(), isAhead: true };
    const Link = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => prefetchReads([firstRead(endpoints.notifications, {})], page)}>예측</button>
          <button onClick={() => setOpen(true)}>열기</button>
          {isOpen && <Newest />}
        </>
      );
    };
    const { user, calls } = renderPage([{ path: '/', element: <Link /> }], {
      url: '/',
      session: 'member',
      api: { [NOTIFICATIONS]: inTurn(buildPage('첫째', null), second) },
    });
    const ahead = screen.getByRole('button', { name: '예측' });
    await user.click(ahead);
    await user.click(ahead);
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '열기' }));
    expect(screen.getByText('첫째')).toBeVisible();
    arrive(buildPage('둘째', null));
    expect(await screen.findByText('둘째')).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});
