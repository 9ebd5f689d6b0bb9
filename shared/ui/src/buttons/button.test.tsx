import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { Button } from './button';

const show = (ui: ReactElement) => render(ui, { wrapper: UiProvider });

describe('Button', () => {
  it('ignores a second click while pending, and keeps its name and focus', async () => {
    const onClick = jest.fn();
    const { rerender } = show(<Button onClick={onClick}>신청하기</Button>);
    await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
    rerender(
      <Button onClick={onClick} pending>
        신청하기
      </Button>,
    );
    const button = screen.getByRole('button', { name: '신청하기' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });

  it('does not submit its form again while pending', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show(
      <form onSubmit={onSubmit}>
        <input aria-label="이름" />
        <Button type="submit" pending>
          신청하기
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: '이름' }), '가{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '신청하기' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits no form by default', async () => {
    const onSubmit = jest.fn();
    show(
      <form onSubmit={onSubmit}>
        <Button>필터</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '필터' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is a link when it has an address', () => {
    show(
      <Button as="a" href="/laundry/list">
        주변 세탁소 찾기
      </Button>,
    );
    expect(screen.getByRole('link', { name: '주변 세탁소 찾기' })).toHaveAttribute('href', '/laundry/list');
  });

  it.each([
    ['a sentence', (won: string) => `${won}원으로 진행하기`],
    ['several pieces', (won: string) => [won, '원으로 진행하기']],
  ])('shows a new amount after a translator has replaced its text (%s)', (_, label) => {
    const { rerender } = show(<Button>{label('11,600')}</Button>);
    const button = screen.getByRole('button');
    translate(button);
    expect(button).toHaveTextContent('[11,600');
    rerender(<Button>{label('7,700')}</Button>);
    expect(button).toHaveTextContent('7,700원으로 진행하기');
    expect(button).not.toHaveTextContent('11,600');
  });
});

/** Replaces each text node by two `font` elements, as browsers' translators do. */
const translate = (root: Element) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = `[${text.nodeValue ?? ''}]`;
    text.parentNode?.replaceChild(font, text);
  }
};
