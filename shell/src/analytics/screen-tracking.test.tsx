import { createRuntime, installRuntime, takeEvents } from '@dongne/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { ScreenTracking } from './screen-tracking';

beforeEach(() => installRuntime(createRuntime()));

const screensAt = (path: string, pattern: string) => {
  const screens: unknown[] = [];
  const end = takeEvents(({ properties }) => screens.push(properties['screen']));
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <ScreenTracking pattern={pattern} />
    </MemoryRouter>,
  );
  view.unmount();
  end();
  return screens;
};

describe('screen tracking', () => {
  it.each([
    ['/', '/', '/'],
    ['/laundry/31', '/laundry/:id', '/laundry/:id'],
    ['/event/62', '/event/:id', '/event/:id'],
    ['/event/61', '/event/:id', '/event/61'],
    ['/no/such/page', '*', '*'],
  ])('reports %s of the route %s as the screen %s', (path, pattern, expected) => {
    expect(screensAt(path, pattern)).toEqual([expected]);
  });

  it('tracks another item of the same route, but not another filter', async () => {
    const screens: unknown[] = [];
    const end = takeEvents(({ properties }) => screens.push(properties['screen']));
    render(
      <MemoryRouter initialEntries={['/laundry/1']}>
        <ScreenTracking pattern="/laundry/:id" />
        <Link to="/laundry/1?tab=price">가격</Link>
        <Link to="/laundry/2">다른 세탁소</Link>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: '가격' }));
    expect(screens).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: '다른 세탁소' }));
    expect(screens).toEqual(['/laundry/:id', '/laundry/:id']);
    end();
  });
});
