import { render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { guardTranslatedText } from './guard-text';

beforeAll(guardTranslatedText);

const textsBelow = (node: Node): Text[] =>
  [...node.childNodes].flatMap((child) => (child instanceof Text ? [child] : textsBelow(child)));

/**
 * Translates as Chrome does: replaces each text node by two nested `font` elements.
 */
const translate = async (root: Node, how: 'replace' | 'beside first' | 'afterwards' = 'replace'): Promise<void> => {
  for (const text of textsBelow(root)) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `[${text.data}]`;
    const parent = text.parentNode;
    if (how === 'replace') text.replaceWith(outer);
    else if (how === 'beside first') {
      text.before(outer);
      Text.prototype.remove.call(text);
    } else {
      const next = text.nextSibling;
      Text.prototype.remove.call(text);
      if (next instanceof Element || next instanceof Text) next.before(outer);
      else if (parent instanceof Element) parent.append(outer);
    }
  }
  await Promise.resolve(); // mutations are observed in a microtask
};

let go: (step: number) => void = () => undefined;

/** Renders step 0 of a page; `go` renders another. */
const open = (children: (step: number) => ReactNode): HTMLElement => {
  const { rerender } = render(<p data-testid="page">{children(0)}</p>);
  go = (step) => rerender(<p data-testid="page">{children(step)}</p>);
  return screen.getByTestId('page');
};

describe('translated page in use', () => {
  it.each(['replace', 'beside first', 'afterwards'] as const)('shows a text that changes: %s', async (how) => {
    const page = open((step) => (
      <>
        합계 {step === 0 ? '11,600원' : '7,700원'}
        <b>!</b>
      </>
    ));
    await translate(page, how);
    expect(page).toHaveTextContent('[합계 ][11,600원][!]');
    go(1);
    expect(page).toHaveTextContent('7,700원');
    expect(page).not.toHaveTextContent('11,600');
  });

  it('shows a second change after a second translation', async () => {
    const page = open((step) => <>금액 {step}</>);
    await translate(page);
    go(1);
    await translate(page);
    go(2);
    expect(page.textContent).toMatch(/2/);
    expect(page.textContent).not.toMatch(/1|0/);
  });

  it('removes a text that disappears and shows a new one', async () => {
    const page = open((step) => (
      <>
        {step === 0 && '–'}
        {step === 1 && <b>평균</b>}
        {step === 2 && '없음'}
        <i>끝</i>
      </>
    ));
    await translate(page);
    go(1);
    expect(page).toHaveTextContent('평균[끝]');
    await translate(page);
    go(2);
    expect(page.textContent).toContain('없음');
    expect(page.textContent).not.toContain('평균');
  });

  it('inserts an element before a text that was replaced', async () => {
    const page = open((step) => (
      <>
        {step === 1 && <b>앞</b>}
        글자
        <i>뒤</i>
      </>
    ));
    await translate(page);
    go(1);
    expect(page).toHaveTextContent('앞[글자][뒤]');
  });

  it('removes an element that the translator has wrapped', async () => {
    const page = open((step) => (
      <>
        {step === 0 && <b>할인</b>}
        <i>끝</i>
      </>
    ));
    const moved = document.createElement('font');
    page.prepend(moved);
    moved.append(page.querySelector('b') ?? '');
    await Promise.resolve();
    go(1);
    expect(page).toHaveTextContent(/^끝$/);
  });

  it('keeps a text merged with its neighbour when the neighbour disappears', async () => {
    const page = open((step) => (
      <>
        {step === 0 && '마감'}
        {'오늘'}
        <i>끝</i>
      </>
    ));
    const [first, second] = textsBelow(page);
    const font = document.createElement('font');
    font.textContent = 'closing today';
    first?.replaceWith(font);
    second?.remove();
    await Promise.resolve();
    expect(page).toHaveTextContent('closing today끝');
    go(1);
    expect(page).toHaveTextContent(/^오늘끝$/);
  });

  it('restores two texts that were merged', async () => {
    const page = open((step) => (
      <>
        {step === 0 ? '셔츠' : '코트'} {'1개'}
      </>
    ));
    const [first, ...others] = textsBelow(page);
    const font = document.createElement('font');
    font.textContent = 'one shirt';
    first?.replaceWith(font);
    others.forEach((text) => text.remove());
    await Promise.resolve();
    go(1);
    expect(page).toHaveTextContent('코트 1개');
    expect(page).not.toHaveTextContent('shirt');
  });

  const merged = async (page: HTMLElement, order: 'first to last' | 'last to first'): Promise<void> => {
    const texts = textsBelow(page);
    const font = document.createElement('font');
    font.textContent = 'merged';
    texts[0]?.before(font);
    for (const text of order === 'first to last' ? texts : [...texts].reverse()) Text.prototype.remove.call(text);
    await Promise.resolve();
  };

  it.each(['first to last', 'last to first'] as const)('shows a changed part of merged texts: %s', async (order) => {
    const page = open((step) => (
      <>
        세탁소 {step === 0 ? '42' : '13'}
        {'곳'}
      </>
    ));
    await merged(page, order);
    expect(page).toHaveTextContent(/^merged$/);
    go(1);
    expect(page).toHaveTextContent(/^세탁소 13곳$/);
  });

  it.each(['first to last', 'last to first'] as const)(
    'does so where server-rendered comments separate the texts: %s',
    async (order) => {
      const counted = (count: number): ReactNode => (
        <p>
          세탁소 {count}
          {'곳'}
        </p>
      );
      const container = document.createElement('div');
      container.innerHTML = '<p>세탁소 <!-- -->42<!-- -->곳</p>';
      const root = await act(async () => hydrateRoot(container, counted(42)));
      document.body.append(container);
      await merged(container, order);
      await act(async () => root.render(counted(13)));
      expect(container).toHaveTextContent(/^세탁소 13곳$/);
      await act(async () => root.unmount());
      container.remove();
    },
  );

  it('unmounts without an error', async () => {
    const { unmount } = render(<div data-testid="whole">가 {'나'} 다</div>);
    await translate(screen.getByTestId('whole'));
    expect(unmount).not.toThrow();
  });
});
