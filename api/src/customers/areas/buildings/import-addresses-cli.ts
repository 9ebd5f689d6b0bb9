import { readConfig, openDatabase } from '#base';
import { importBuildings } from './import-buildings';

/**
 * Imports files of the national address register (`pnpm --filter @dongne/api run import-addresses <file> …`); exits
 * with 1 when one cannot be read.
 */
const files = process.argv.slice(2).filter((argument) => argument !== '--');
if (files.length === 0) {
  console.error('Name the files: import-addresses rnaddrkor_seoul.txt entrc_seoul.txt');
  process.exitCode = 1;
} else {
  try {
    const { database, close } = await openDatabase(readConfig(process.env));
    try {
      for (const file of files) {
        const { saved, removed, skipped } = await importBuildings(database, file);
        console.log(`${file}: ${saved} buildings read, ${removed} removed, ${skipped} lines not understood`);
      }
    } finally {
      await close();
    }
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
