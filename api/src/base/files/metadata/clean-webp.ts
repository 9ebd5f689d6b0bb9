import { brokenImage } from './broken-image';

// Container format of RFC 9649.
const RIFF_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const FRAME_HEAD_BYTES = 16;

const PICTURES = new Set(['VP8 ', 'VP8L', 'ALPH']);
const SHOWN = new Set([...PICTURES, 'VP8X', 'ANIM', 'ANMF']);

/** Bits of `VP8X` that announce a profile, EXIF and XMP. */
const METADATA_FLAGS = 0x20 | 0x08 | 0x04;

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
}

const chunksOf = (bytes: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + CHUNK_HEAD_BYTES > bytes.length) throw brokenImage('a chunk without a head');
    const size = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + CHUNK_HEAD_BYTES, at + CHUNK_HEAD_BYTES + size);
    if (content.length < size) throw brokenImage('a chunk that breaks off');
    chunks.push({ type: bytes.toString('latin1', at, at + 4), content });
    at += CHUNK_HEAD_BYTES + size + (size % 2);
  }
  return chunks;
};

const written = ({ type, content }: Chunk): Buffer => {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const cleanChunk = ({ type, content }: Chunk): Chunk => {
  if (type === 'VP8X' && content.length > 0) {
    const flags = Buffer.from(content);
    flags.writeUInt8(flags.readUInt8(0) & ~METADATA_FLAGS, 0);
    return { type, content: flags };
  }
  if (type !== 'ANMF') return { type, content };
  const picture = chunksOf(content.subarray(FRAME_HEAD_BYTES)).filter((chunk) => PICTURES.has(chunk.type));
  return { type, content: Buffer.concat([content.subarray(0, FRAME_HEAD_BYTES), ...picture.map(written)]) };
};

/** Strips a WebP to what is needed to show it. @throws {RangeError} when it is truncated or has no image. */
export const cleanWebp = (bytes: Buffer): Buffer => {
  if (bytes.length < RIFF_HEAD_BYTES) throw brokenImage('a WebP without a head');
  const end = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  if (end > bytes.length) throw brokenImage('a WebP that breaks off');
  const chunks = chunksOf(bytes.subarray(RIFF_HEAD_BYTES, end)).filter(({ type }) => SHOWN.has(type));
  if (!chunks.some(({ type }) => type === 'VP8 ' || type === 'VP8L' || type === 'ANMF'))
    throw brokenImage('a WebP without a picture');
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks.map((chunk) => written(cleanChunk(chunk)))]);
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};
