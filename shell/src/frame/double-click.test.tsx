import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { ignoreDoubleClick } from './double-click';

describe('double click on a link', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = ignoreDoubleClick();
  });
  afterEach(() => stop());

  it('opens its page once, so that one back leaves it', async () => {
    const press = jest.fn();
    render(
      <BrowserRouter>
        <Link to="/laundry/7" onClick={press}>
          세탁소
        </Link>
      </BrowserRouter>,
    );
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('link', { name: '세탁소' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/laundry/7');
  });

  it('counts as two clicks on a button', async () => {
    const press = jest.fn();
    render(<button onClick={press}>더하기</button>);
    await act(() => userEvent.setup().dblClick(screen.getByRole('button', { name: '더하기' })));
    expect(press).toHaveBeenCalledTimes(2);
  });
});
