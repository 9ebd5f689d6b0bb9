import { renderPage } from '@dongne/platform/testing';
import { act, screen } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { readRegistry } from './read-registry';
import { buildRemote } from '../testing/build-registry';
import type { RouteEntry } from '@dongne/platform';
import { adoptNewestAtom, refreshRegistryAtom, useRegistry } from './registry-in-use';
import type { Registry } from './registry';

jest.mock('./read-registry');
const read = jest.mocked(readRegistry);

const route = (path: string): RouteEntry => ({ path, access: 'public', layout: 'home', bar: null });
const registryOf = (version: string): Registry => [
  buildRemote({ name: 'mf_usage', version, routes: [route('/usage'), route('/usage/detail')] }),
  buildRemote({ name: 'mf_mypage', version: '7', routes: [route('/mypage')] }),
];

const INLINE = registryOf('1');

const Probe = () => {
  const registry = useRegistry(INLINE);
  const refresh = useSetAtom(refreshRegistryAtom);
  const adopt = useSetAtom(adoptNewestAtom);
  return (
    <>
      <p>usage {registry.find(({ name }) => name === 'mf_usage')?.version}</p>
      <button onClick={() => void refresh()}>refresh</button>
      <button onClick={adopt}>adopt</button>
      <Link to="/usage/detail">same remote</Link>
      <Link to="/mypage">other remote</Link>
      <Link to="/">shell</Link>
    </>
  );
};

const openWithNewer = async () => {
  read.mockResolvedValue(registryOf('2'));
  const { user } = renderPage([{ path: '*', element: <Probe /> }], { url: '/usage' });
  await user.click(screen.getByRole('button', { name: 'refresh' }));
  await act(async () => undefined);
  return user;
};

describe('newer registry', () => {
  it('changes nothing while a page is open', async () => {
    await openWithNewer();
    expect(screen.getByText('usage 1')).toBeVisible();
  });

  it.each([
    ['another page of the same remote', 'same remote', 'usage 1'],
    ['a page of another remote', 'other remote', 'usage 2'],
    ['a tab of the shell', 'shell', 'usage 2'],
  ])('on the way to %s', async (_case, link, shown) => {
    const user = await openWithNewer();
    await user.click(screen.getByRole('link', { name: link }));
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('is used at once by a page that failed to load', async () => {
    const user = await openWithNewer();
    await user.click(screen.getByRole('button', { name: 'adopt' }));
    expect(screen.getByText('usage 2')).toBeVisible();
  });
});
