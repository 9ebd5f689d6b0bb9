import { resolve } from 'node:path';
import { compilePrograms } from './compile-programs';
import { copyDeployment } from './copy-deployment';
import { PROGRAMS, PROGRAMS_FOLDER } from './programs';

// Compiles the programs of a deployment; with a folder also copies there all that they need.
const [folder] = process.argv.slice(2);
const imported = await compilePrograms();
console.log(`${Object.keys(PROGRAMS).length} programs are in ${PROGRAMS_FOLDER}`);
if (folder !== undefined) {
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
  await copyDeployment(imported, target);
  console.log(`all that they need is in ${target}`);
}
