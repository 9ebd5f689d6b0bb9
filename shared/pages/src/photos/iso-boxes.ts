import { textAt, viewOf } from './image-bytes';

/** Box of ISO/IEC 14496-12 §4.2, with the offsets of its content; `end` may exceed a truncated file. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

/** Returns consecutive boxes between two offsets. */
export const boxesIn = (bytes: Uint8Array, from: number, to: number): readonly Box[] => {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = from; at + HEAD_BYTES <= to;) {
    const size = view.getUint32(at);
    const isLong = size === 1 && at + LONG_HEAD_BYTES <= to;
    const head = isLong ? LONG_HEAD_BYTES : HEAD_BYTES;
    const end = isLong ? at + view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : at + size;
    // A size of 0 means the rest of the file.
    boxes.push({ type: textAt(bytes, at + 4, 4), start: at + head, end: size === 0 ? to : Math.max(end, at + head) });
    at = size === 0 ? to : Math.max(end, at + head);
  }
  return boxes;
};

/** Returns the boxes at a path of types; skips the header in the content of `meta`. */
export const boxesAt = (bytes: Uint8Array, path: readonly string[]): readonly Box[] =>
  path.reduce<readonly Box[]>(
    (parents, type) =>
      parents
        .flatMap((parent) =>
          boxesIn(bytes, parent.start + (parent.type === 'meta' ? 4 : 0), Math.min(parent.end, bytes.length)),
        )
        .filter((box) => box.type === type),
    [{ type: 'file', start: 0, end: bytes.length }],
  );
