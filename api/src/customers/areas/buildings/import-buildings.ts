import { createReadStream } from 'node:fs';
import type { Database } from '#base';
import { readBuildingLine, type BuildingLine, type BuildingRow } from './building-line';
import { deleteBuildings, saveBuildings } from './building-repository';

/** Result of an import. */
export interface ImportedBuildings {
  readonly saved: number;
  readonly removed: number;
  /** Lines that could not be parsed. */
  readonly skipped: number;
}

/** Batch size: fourteen parameters per row; PostgreSQL allows 65,535 per statement. */
const ROWS_AT_ONCE = 2_000;
/** Maximum line length of a valid file, with a wide margin. */
const LONGEST_LINE = 16_384;
/** Number of lines after which a file without any valid line is rejected. */
const MAX_INVALID_LINES = 1_000;

/** Detects the encoding: older files are CP949, newer ones UTF-8. */
const decoderFor = (first: Uint8Array): TextDecoder => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(first, { stream: true });
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('euc-kr');
  }
};

async function* linesOf(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let rest = '';
  for await (const chunk of createReadStream(file)) {
    const bytes: Uint8Array = chunk;
    decoder ??= decoderFor(bytes);
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error(`${file} has a line of more than ${LONGEST_LINE} letters.`);
    yield* lines;
  }
  yield rest + (decoder?.decode() ?? '');
}

const keyOf = ({ roadCode, mainNumber, subNumber, isUnderground }: BuildingRow): string =>
  [roadCode, mainNumber, subNumber, isUnderground].join(' ');

/** Merges lines of one building; later values win. */
const mergedByKey = (lines: readonly BuildingLine[]): ReadonlyMap<string, BuildingLine> => {
  const merged = new Map<string, BuildingLine>();
  for (const line of lines) {
    const key = keyOf(line.row);
    const before = merged.get(key);
    const isAddition = before !== undefined && !before.isGone && !line.isGone;
    merged.set(
      key,
      isAddition ? { isGone: false, row: { ...before.row, ...line.row, ri: line.row.ri || before.row.ri } } : line,
    );
  }
  return merged;
};

/** Writes a batch in one transaction. */
const write = (database: Database, lines: readonly BuildingLine[]): Promise<void> => {
  const merged = [...mergedByKey(lines).values()];
  const rowsThat = (isGone: boolean) => merged.filter((line) => line.isGone === isGone).map(({ row }) => row);
  return database.transaction(async (tx) => {
    await saveBuildings(tx, rowsThat(false));
    await deleteBuildings(tx, rowsThat(true));
  });
};

/**
 * Imports a file of the national address register in constant memory (batches of two thousand lines). Idempotent; an
 * interrupted import is repeated from the start.
 *
 * @throws {Error} when the file has another format.
 */
export const importBuildings = async (database: Database, file: string): Promise<ImportedBuildings> => {
  const counts = { saved: 0, removed: 0, skipped: 0 };
  let waiting: BuildingLine[] = [];
  for await (const line of linesOf(file)) {
    if (line.trim() === '') continue;
    const read = readBuildingLine(line);
    if (read === undefined) counts.skipped += 1;
    else {
      waiting.push(read);
      counts[read.isGone ? 'removed' : 'saved'] += 1;
    }
    if (counts.skipped === MAX_INVALID_LINES && counts.saved + counts.removed === 0) break;
    if (waiting.length < ROWS_AT_ONCE) continue;
    await write(database, waiting);
    waiting = [];
  }
  if (counts.saved + counts.removed === 0) throw new Error(`${file} is no file of the national address register.`);
  await write(database, waiting);
  return counts;
};
