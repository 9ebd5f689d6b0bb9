import type { Page } from '@playwright/test';

/**
 * `overlap`: a line of text covers another one. `cover`: it covers an icon. `touch`: two controls or cells collide.
 * `sideways`: the page scrolls horizontally. `cut`: a part is hidden. `broken`: an amount, a time or a short word of a
 * control wraps. `dot`: a line begins with the separator `·`.
 */
export interface TextProblem {
  readonly what: 'overlap' | 'cover' | 'touch' | 'sideways' | 'cut' | 'broken' | 'dot';
  readonly texts: readonly string[];
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Line extends Box {
  /** Index of the text node. */
  readonly node: number;
  /** Stacking layer: fixed content may cover what scrolls below, so only boxes of one layer are compared. */
  readonly layer: number;
  /** Index of the control, heading or cell that contains it. */
  readonly part: number;
}

/** Tolerance: a line box has space above and below its letters. */
const AIR = 0.22;
/** Maximum covered part of an icon: a count may overlap the edge of its bell. */
const MAX_COVERED = 0.35;
const LEAST_GAP_PX = 10;

/** Collects every visible line of text and icon. */
const boxesOn = (
  page: Page,
): Promise<{
  lines: Line[];
  icons: (Box & { layer: number })[];
  /** Texts that are partly hidden, amounts and words that wrap, lines that begin with a separator. */
  cut: string[];
  broken: string[];
  dots: string[];
  width: number;
  pageWidth: number;
}> =>
  page.evaluate(() => {
    const known: Element[] = [];
    const numberOf = (element: Element): number =>
      known.includes(element) ? known.indexOf(element) : known.push(element) - 1;

    const layerOf = (element: Element): number => {
      let at: Element | null = element;
      while (at !== null && !['fixed', 'sticky'].includes(getComputedStyle(at).position)) at = at.parentElement;
      return numberOf(at ?? document.body);
    };

    /** Clips a box by all ancestors with overflow; visually hidden text has no area. */
    const cutOff = (rect: DOMRect, element: Element) => {
      const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (clipPath !== 'none' || overflowX !== 'visible') {
          box.left = Math.max(box.left, frame.left);
          box.right = Math.min(box.right, frame.right);
        }
        if (clipPath !== 'none' || overflowY !== 'visible') {
          box.top = Math.max(box.top, frame.top);
          box.bottom = Math.min(box.bottom, frame.bottom);
        }
      }
      return box;
    };
    /** Checks whether a box is cut off and cannot be scrolled into view. The bar's title may have an ellipsis. */
    const isCut = (rect: DOMRect, element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        // No ancestor clips a fixed element.
        if (position === 'fixed') return false;
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
        const frame = at.getBoundingClientRect();
        if (overflowX !== 'visible' && (rect.right > frame.right + 1 || rect.left < frame.left - 1))
          return at.closest('h1') === null;
      }
      return false;
    };
    const isOnTwoLines = (node: Node, from: number, to: number): boolean => {
      const part = document.createRange();
      part.setStart(node, from);
      part.setEnd(node, to);
      return new Set([...part.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    /** Checks whether a character is the first of a line that has one above. */
    const beginsLine = (node: Node, at: number): boolean => {
      const part = document.createRange();
      part.setStart(node, at);
      part.setEnd(node, at + 1);
      const dot = part.getBoundingClientRect();
      const block = node.parentElement?.closest('p, li, dd, div, a, button');
      if (block === null || block === undefined || dot.width === 0) return false;
      part.setStart(block, 0);
      const before = [...part.getClientRects()].filter(({ width }) => width > 1);
      return (
        before.some(({ bottom }) => bottom < dot.top + 2) &&
        !before.some(({ left, top, bottom }) => left < dot.left - 1 && top < dot.bottom && bottom > dot.top + 2)
      );
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });
    const hasSize = (box: { left: number; right: number; top: number; bottom: number }): boolean =>
      box.right - box.left > 2 && box.bottom - box.top > 2;

    const lines = [];
    const cut: string[] = [];
    const broken: string[] = [];
    const dots: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = 0; walker.nextNode(); node += 1) {
      const text = (walker.currentNode.textContent ?? '').trim();
      const parent = walker.currentNode.parentElement;
      if (text === '' || parent === null || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const place = {
        text,
        node,
        layer: layerOf(parent),
        part: numberOf(parent.closest('a, button, h1, h2, h3, td, th, label') ?? document.body),
      };
      for (const rect of range.getClientRects()) {
        const box = cutOff(rect, parent);
        if (!hasSize(box)) continue;
        lines.push({ ...place, ...box });
        if (isCut(rect, parent)) cut.push(text);
      }
      for (const { 0: amount, index } of (walker.currentNode.textContent ?? '').matchAll(/\d[\d,:]+\d원?/g))
        if (isOnTwoLines(walker.currentNode, index, index + amount.length)) broken.push(amount);
      if (parent.closest('button, [role="tab"], th, dt, label, h1, h2, h3') !== null)
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/[가-힣]{2,6}/g))
          if (isOnTwoLines(walker.currentNode, index, index + word.length)) broken.push(word);
      for (const { index } of (walker.currentNode.textContent ?? '').matchAll(/·/g))
        if (beginsLine(walker.currentNode, index)) dots.push(parent.textContent);
    }
    const icons = [...document.querySelectorAll('svg')].filter(isSeen).map((svg) => ({
      text: svg.getAttribute('class') ?? 'picture',
      layer: layerOf(svg),
      ...cutOff(svg.getBoundingClientRect(), svg.parentElement ?? svg),
    }));
    const { clientWidth: width, scrollWidth: pageWidth } = document.documentElement;
    return { lines, icons: icons.filter(hasSize), cut, broken, dots, width, pageWidth };
  });

const letters = ({ top, bottom, ...box }: Line): Line => {
  const air = (bottom - top) * AIR;
  return { ...box, top: top + air, bottom: bottom - air };
};

const shared = (one: Box, other: Box): { width: number; height: number } => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

const coveredPart = (icon: Box, line: Box): number => {
  const { width, height } = shared(icon, line);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((icon.right - icon.left) * (icon.bottom - icon.top));
};

const problemOf = (one: Line, other: Line): TextProblem['what'] | undefined => {
  if (one.layer !== other.layer || one.node === other.node) return undefined;
  const lettersShared = shared(letters(one), letters(other));
  if (lettersShared.width > 1 && lettersShared.height > 1) return 'overlap';
  const { width, height } = shared(one, other);
  return one.part !== other.part && -width < LEAST_GAP_PX && height > 1 && width <= 1 ? 'touch' : undefined;
};

/** Finds text that a reader with larger text loses on the current page. */
export const textProblemsOn = async (page: Page): Promise<readonly TextProblem[]> => {
  const { lines, icons, cut, broken, dots, width, pageWidth } = await boxesOn(page);
  const pairs = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const what = problemOf(one, other);
      return what === undefined ? [] : [{ what, texts: [one.text, other.text] }];
    }),
  );
  const covered = icons.flatMap((icon) =>
    lines
      .filter((line) => line.layer === icon.layer && coveredPart(icon, letters(line)) > MAX_COVERED)
      .map((line) => ({ what: 'cover' as const, texts: [line.text, icon.text] })),
  );
  const tooWide = pageWidth > width + 1 ? [{ what: 'sideways' as const, texts: [`${pageWidth} px`] }] : [];
  const outside = lines.filter(({ right }) => right > width + 1);
  return [
    ...pairs,
    ...covered,
    ...tooWide,
    ...cut.map((text) => ({ what: 'cut' as const, texts: [text] })),
    ...broken.map((text) => ({ what: 'broken' as const, texts: [text] })),
    ...dots.map((text) => ({ what: 'dot' as const, texts: [text] })),
    ...outside.map(({ text }) => ({ what: 'sideways' as const, texts: [text] })),
  ];
};

/** Sets the text size of the shown page, as the browser's font size does. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
