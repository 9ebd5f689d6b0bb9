/** Elements that a translator put in place of React's text nodes, each with its nodes in order. */
interface StandIns {
  readonly ofText: WeakMap<Text, Element>;
  readonly texts: WeakMap<Element, Text[]>;
}

const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const isForeign = (node: Node | null): node is Element => node instanceof Element && !isReacts(node);

/** Puts React's own text nodes back in place of a translator's element; the translator translates them again. */
const restoreText = ({ ofText, texts }: StandIns, text: Text): void => {
  const standIn = ofText.get(text);
  if (standIn === undefined || text.isConnected || !standIn.isConnected) return;
  const originals = texts.get(standIn) ?? [text];
  for (const original of originals) ofText.delete(original);
  standIn.replaceWith(...originals);
};

/**
 * Restores texts that were translated together with one that React is about to remove or move: the others stay on the
 * page.
 */
const separate = (standIns: StandIns, node: Node): void => {
  if (!(node instanceof Text)) return;
  const standIn = standIns.ofText.get(node);
  if (standIn !== undefined && (standIns.texts.get(standIn)?.length ?? 0) > 1) restoreText(standIns, node);
};

/** Stand-in for a node in a parent: itself, the translator's element in its place, or the element that wraps it. */
const placeIn = ({ ofText }: StandIns, parent: Node, child: Node): Node | undefined => {
  const standIn = child instanceof Text ? ofText.get(child) : undefined;
  for (let node: Node | null = standIn ?? child; node !== null; node = node.parentNode)
    if (node.parentNode === parent) return node;
  return undefined;
};

/** Records which element stands in for a text, after the texts already recorded or before them. */
const remember = ({ ofText, texts }: StandIns, text: Text, standIn: Element, isFirst = false): void => {
  ofText.set(text, standIn);
  const others = (texts.get(standIn) ?? []).filter((other) => other !== text);
  texts.set(standIn, isFirst ? [text, ...others] : [...others, text]);
};

/**
 * Element that replaced a text node: inserted in the same mutation record, in an earlier one beside the node, or in a
 * later one at the gap.
 */
const ownStandIn = (
  records: readonly MutationRecord[],
  at: number,
  text: Text,
  isTaken: (element: Element) => boolean,
): Element | undefined => {
  const gone = records[at];
  if (gone === undefined) return undefined;
  const isBeside = ({ previousSibling, nextSibling }: MutationRecord, place: number): boolean =>
    place < at && (previousSibling === text || nextSibling === text);
  const isInGap = ({ target, previousSibling, nextSibling }: MutationRecord, place: number): boolean =>
    place > at &&
    target === gone.target &&
    previousSibling === gone.previousSibling &&
    nextSibling === gone.nextSibling;
  return [gone, ...records.filter(isBeside), ...records.filter(isInGap)]
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter(isForeign)
    .find((element) => !isTaken(element));
};

type Removal = readonly [Text, MutationRecord];

/** Orders two removed texts by the comments that React puts between server-rendered texts. */
const byPlace = ([, { previousSibling: one }]: Removal, [, { previousSibling: other }]: Removal): number =>
  one instanceof Comment && other instanceof Comment
    ? (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) - 1
    : 0;

/** Adds a text to the stand-in of a neighbour that it was translated with. @returns whether there is one. */
const joinNeighbour = (standIns: StandIns, text: Text, removal: MutationRecord): boolean =>
  (['previousSibling', 'nextSibling'] as const).some((side) => {
    let beside = removal[side];
    while (beside instanceof Comment) beside = beside[side];
    const standIn = (beside instanceof Text ? standIns.ofText.get(beside) : beside) ?? null;
    if (!isForeign(standIn)) return false;
    remember(standIns, text, standIn, side === 'nextSibling');
    return true;
  });

/**
 * Keeps React working on a translated page. Translators replace text nodes by elements; React then writes into detached
 * nodes, or throws when it removes one (https://github.com/facebook/react/issues/11538). After this, writing into such
 * a node restores it, and removing it or inserting beside it works on its stand-in.
 * Call once, before React touches the page: React reads these methods from the prototypes each time.
 */
export const guardTranslatedText = (): void => {
  const standIns: StandIns = { ofText: new WeakMap(), texts: new WeakMap() };
  /** Nodes removed by React, not by a translator. */
  const removedByReact = new WeakSet<Node>();

  const noteReplaced = (records: readonly MutationRecord[]): void => {
    const alone: Removal[] = [];
    records.forEach((record, at) => {
      for (const node of record.removedNodes) {
        if (!(node instanceof Text) || node.isConnected || removedByReact.has(node) || !isReacts(node)) continue;
        const standIn = ownStandIn(records, at, node, (element) => standIns.texts.has(element));
        if (standIn === undefined) alone.push([node, record]);
        else remember(standIns, node, standIn);
      }
    });
    // Resolves one text after another: the neighbour of a neighbour may be the first with a known stand-in.
    let left = alone.sort(byPlace);
    for (let before = left.length + 1; left.length > 0 && left.length < before;) {
      before = left.length;
      left = left.filter(([text, record]) => !joinNeighbour(standIns, text, record));
    }
  };
  new MutationObserver(noteReplaced).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removedByReact.add(child);
    separate(standIns, child);
    if (child.parentNode === this) return removeChild.call<Node, [T], T>(this, child);
    const place = placeIn(standIns, this, child);
    if (place !== undefined) removeChild.call(this, place);
    else child.parentNode?.removeChild(child);
    return child;
  };

  /** Drops the stand-in of a node that React moves or inserts again. */
  const retire = (node: Node): void => {
    removedByReact.delete(node);
    if (node instanceof Text) {
      standIns.ofText.get(node)?.remove();
      standIns.ofText.delete(node);
    }
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    separate(standIns, node);
    const place = reference === null || reference.parentNode === this ? reference : placeIn(standIns, this, reference);
    const inserted = insertBefore.call<Node, [T, Node | null], T>(this, node, place ?? null);
    retire(node);
    return inserted;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    separate(standIns, node);
    const appended = appendChild.call<Node, [T], T>(this, node);
    retire(node);
    return appended;
  };

  if (value?.set === undefined || value.get === undefined) return;
  const { set } = value;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      set.call(this, text);
      if (this instanceof Text) restoreText(standIns, this);
    },
  });
};
