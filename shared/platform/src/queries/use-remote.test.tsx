import { endpoints } from '@dongne/contract';
import { buildMain, buildShopDetail } from '@dongne/contract/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { closeErrorPage, errorPageAtom } from '../runtime/error-page';
import '../failures/failure-actions';
import { runtime } from '../runtime/runtime';
import { inTurn, refuse, renderPage, type FakeApi } from '../testing';
import { refresh, useRemote } from './use-remote';

const Shop = ({ id }: { id: number }) => {
  const shop = useRemote(endpoints.shopDetail, { id });
  return <p>{shop.state === 'ready' ? shop.value.laundryName : shop.state}</p>;
};

const Main = () => {
  const main = useRemote(endpoints.mainView);
  return <p>{main.state === 'ready' ? main.value.userStatus : main.state}</p>;
};

const RefreshShops = () => {
  const queries = useQueryClient();
  return <button onClick={() => void refresh(queries, endpoints.SHOPS)}>새로고침</button>;
};

const open = (page: ReactNode, api: FakeApi) => renderPage([{ path: '/', element: page }], { url: '/', api });
const errorPage = (): number | undefined => runtime().store.get(errorPageAtom)?.status;

const WHITE = 'GET /laundry/detail/1';
const BLUE = 'GET /laundry/detail/2';
const white = (laundryName = '하얀 세탁소') => buildShopDetail({ id: 1, laundryName });
const blue = buildShopDetail({ id: 2, laundryName: '파란 세탁소' });

describe('useRemote', () => {
  it('sends one request for the same endpoint and parameters', async () => {
    const twice = (
      <>
        <Shop id={1} />
        <Shop id={1} />
      </>
    );
    const { calls } = open(twice, { [WHITE]: white() });
    expect(await screen.findAllByText('하얀 세탁소')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  it('sends one request per set of parameters', async () => {
    const both = (
      <>
        <Shop id={1} />
        <Shop id={2} />
      </>
    );
    const { calls } = open(both, { [WHITE]: white(), [BLUE]: blue });
    expect(await screen.findByText('하얀 세탁소')).toBeVisible();
    expect(await screen.findByText('파란 세탁소')).toBeVisible();
    expect(calls.map(({ path }) => path).sort()).toEqual(['/laundry/detail/1', '/laundry/detail/2']);
  });

  it('shows the error page when a required response fails', async () => {
    open(<Shop id={1} />, { [WHITE]: refuse('INTERNAL') });
    expect(await screen.findByText('failed')).toBeVisible();
    expect(errorPage()).toBe(500);
    closeErrorPage();
  });

  it('leaves the failure of any other read to the page', async () => {
    open(<Main />, { 'GET /main': refuse('INTERNAL') });
    expect(await screen.findByText('failed')).toBeVisible();
    expect(errorPage()).toBeUndefined();
  });
});

describe('refresh', () => {
  it('refetches what is on the screen under that path, and nothing else', async () => {
    const page = (
      <>
        <Shop id={1} />
        <Main />
        <RefreshShops />
      </>
    );
    const { user, calls } = open(page, {
      [WHITE]: inTurn(white(), white('더 하얀 세탁소')),
      'GET /main': buildMain({ userStatus: 'Normal' }),
    });
    expect(await screen.findByText('하얀 세탁소')).toBeVisible();
    expect(await screen.findByText('Normal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    expect(await screen.findByText('더 하얀 세탁소')).toBeVisible();
    expect(calls.map(({ path }) => path).sort()).toEqual(['/laundry/detail/1', '/laundry/detail/1', '/main']);
  });
});
