import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../browser/find-browser';
import { Operator } from '../system/operator';
import { startSystem } from '../system/start-system';
import { FAULTS, isGood, playCell, textOf, type Cell } from './cells';
import { PLACES } from './faults';
import { FAULTS_BY_ROOT } from './system-faults';

/** Plays every fault against every remote and prints what customers see. */
const main = async (): Promise<void> => {
  const [wanted = ''] = process.argv.slice(2);
  const operator = new Operator(await startSystem({ RENDER: 'on' }));
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  const cells: Cell[] = [];
  try {
    console.log(`| fault | ${PLACES.map(({ folder }) => folder).join(' | ')} |`);
    console.log(`| --- | ${PLACES.map(() => '---').join(' | ')} |`);
    const faults = process.getuid?.() === 0 ? [...FAULTS, ...FAULTS_BY_ROOT] : FAULTS;
    for (const fault of faults.filter(({ what }) => what.includes(wanted))) {
      const row: Cell[] = [];
      for (const place of PLACES) row.push(await playCell(browser, operator, place, fault));
      console.log(`| ${fault.what} | ${row.map(textOf).join(' | ')} |`);
      cells.push(...row);
    }
  } finally {
    await browser.close();
    await operator.leave();
    await operator.system.stop();
  }
  const bad = cells.filter((cell) => !isGood(cell));
  console.log(
    `\n${cells.length} cells, ${bad.length} in which a customer sees nothing or another squad's page suffers`,
  );
  if (bad.length > 0) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
