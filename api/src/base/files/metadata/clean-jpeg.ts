import { brokenImage } from './broken-image';
import { orientationOf, orientationSegment } from './exif-orientation';

// Markers of ITU-T T.81, table B.1.
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
/** Adobe marker, needed for the colours of some images. */
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Longest harmless JFIF or Adobe segment, which affects decoding; a longer one holds a preview or more. */
const PLAIN_BYTES = 16;
const saysOnlyHowToRead = (marker: number, length: number): boolean =>
  (marker === APP0 || marker === APP14) && length <= PLAIN_BYTES;

const isApplicationOrComment = (marker: number): boolean => (marker >= APP0 && marker <= APP15) || marker === COM;

/** Offset of the end of a scan: the next marker that is neither a restart nor a stuffed byte. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw brokenImage('a scan without an end');
};

const markerAt = (bytes: Buffer, at: number): number => {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined || marker === 0) throw brokenImage('no marker where one belongs');
  return marker;
};

const segmentAt = (bytes: Buffer, at: number): Buffer => {
  const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : bytes.length);
  if (end > bytes.length || end < at + 4) throw brokenImage('a segment that breaks off');
  return bytes.subarray(at, end);
};

/** Strips a JPEG to a single image with what is needed to show it. @throws {RangeError} when it is truncated. */
export const cleanJpeg = (bytes: Buffer): Buffer => {
  const cleaned: Buffer[] = [];
  let orientation = 1;
  let hasScan = false;
  let at = 2;
  for (let marker = markerAt(bytes, at); marker !== EOI; marker = markerAt(bytes, at)) {
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (marker === SOI) throw brokenImage('a picture within the picture');
    const segment = segmentAt(bytes, at);
    if (marker === APP1 && orientation === 1) orientation = orientationOf(segment.subarray(4));
    const end = marker === SOS ? endOfScan(bytes, at + segment.length) : at + segment.length;
    if (!isApplicationOrComment(marker) || saysOnlyHowToRead(marker, segment.length - 2))
      cleaned.push(bytes.subarray(at, end));
    hasScan ||= marker === SOS;
    at = end;
  }
  if (!hasScan) throw brokenImage('a JPEG without a picture');
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
  return Buffer.concat([Buffer.from([0xff, SOI]), ...turned, ...cleaned, Buffer.from([0xff, EOI])]);
};
