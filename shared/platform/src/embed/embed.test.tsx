import { act, screen, waitFor } from '@testing-library/react';
import { Link, type RouteObject } from 'react-router-dom';
import { client } from '../http/http';
import { runtime } from '../runtime/runtime';
import { sessionAtom } from '../session/session-atoms';
import { embed } from './embed';

const routes: RouteObject[] = [
  { path: '/laundry/list', element: <Link to="/laundry/7">토담 세탁소</Link> },
  { path: '/laundry/:id', element: <Link to="/login?path=%2Flaundry%2F7">신청하기</Link> },
];

const left: string[] = [];
const place = document.createElement('section');
document.body.append(place);
document.cookie = 'accessToken=of.another.site';
const embedding = embed({
  site: 'https://dongne.example',
  api: 'https://api.example',
  onLeave: (path) => left.push(path),
});

let remove: () => void;
beforeEach(() => {
  left.length = 0;
  act(() => {
    remove = embedding.render(place, { routes }, '/laundry/list');
  });
});
afterEach(() => act(() => remove()));

const press = (name: string): void => act(() => screen.getByRole('link', { name }).click());

describe('an embedded remote', () => {
  it('moves between its pages and leaves the address of the host', () => {
    const address = window.location.href;
    press('토담 세탁소');
    expect(screen.getByRole('link', { name: '신청하기' })).toBeVisible();
    expect(window.location.href).toBe(address);
  });

  it('opens pages that it lacks at the app and stays on its own', async () => {
    press('토담 세탁소');
    press('신청하기');
    await waitFor(() => expect(left).toEqual(['/login?path=%2Flaundry%2F7']));
    expect(screen.getByRole('link', { name: '신청하기' })).toBeVisible();
  });

  it('is a visitor, whatever cookies the host has', () => {
    expect(runtime().store.get(sessionAtom).state).toBe('visitor');
  });

  it('requests the given API without the login of the host', async () => {
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
    const header = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    void client.get('/nonMember/laundry');
    await waitFor(() => expect(open).toHaveBeenCalled());
    expect(open.mock.calls[0]?.slice(0, 2)).toEqual(['GET', 'https://api.example/v1/app/nonMember/laundry']);
    expect(header.mock.calls.map(([name]) => name)).not.toContain('Authorization');
  });

  it('leaves nothing in its element when it is removed', () => {
    act(() => remove());
    expect(place).toBeEmptyDOMElement();
  });
});
