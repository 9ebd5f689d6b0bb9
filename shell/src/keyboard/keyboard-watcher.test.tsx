import { render, screen } from '@testing-library/react';
import { KeyboardWatcher } from './keyboard-watcher';

/** Fake of the visual viewport. */
class SeenWindow extends EventTarget {
  height = 740;
  offsetTop = 0;
  scale = 1;
  becomes(seen: Partial<Pick<SeenWindow, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, seen);
    this.dispatchEvent(new Event('resize'));
  }
}

let seen: SeenWindow;
const scrollIntoView = jest.fn();
beforeEach(() => {
  seen = new SeenWindow();
  scrollIntoView.mockClear();
  Object.assign(window, { visualViewport: seen, innerHeight: 740 });
  Object.assign(Element.prototype, { scrollIntoView });
});
afterEach(() => Object.assign(window, { visualViewport: null }));

const inset = () => document.documentElement.style.getPropertyValue('--keyboard-inset');

describe('on-screen keyboard', () => {
  it.each([
    ['that covers the page', { height: 440 }, '300px'],
    ['that has pushed the page up', { height: 440, offsetTop: 100 }, '200px'],
    ['that is only a bar of the browser', { height: 690 }, '0px'],
    ['that is a zoom by two fingers', { height: 370, scale: 2 }, '0px'],
  ])('%s reduces the foot of the window', (_case, now, expected) => {
    render(<KeyboardWatcher />);
    seen.becomes(now);
    expect(inset()).toBe(expected);
  });

  it('restores the foot when it closes', () => {
    const view = render(<KeyboardWatcher />);
    seen.becomes({ height: 440 });
    seen.becomes({ height: 740 });
    expect(inset()).toBe('0px');
    view.unmount();
    expect(inset()).toBe('');
  });

  it('scrolls only the focused field back into view', () => {
    render(
      <>
        <KeyboardWatcher />
        <input aria-label="요청사항" />
        <button>신청하기</button>
      </>,
    );
    screen.getByRole('textbox').focus();
    seen.becomes({ height: 440 });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    seen.becomes({ height: 740 });
    screen.getByRole('button').focus();
    seen.becomes({ height: 440 });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('is ignored where the browser has no visual viewport', () => {
    Object.assign(window, { visualViewport: null });
    expect(() => render(<KeyboardWatcher />)).not.toThrow();
  });
});
