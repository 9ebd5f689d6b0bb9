/**
 * Jest reporter that names the files still running when the run has to stop, as `pnpm test` does after its limit.
 * Jest itself says nothing of a file before it has ended.
 */
export default class RunningFiles {
  #running = new Set();

  constructor() {
    process.once('SIGTERM', () => {
      process.stderr.write(`\nStopped while running: ${this.#words()}\n`);
      process.exit(143);
    });
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
  }

  onTestFileResult({ path }) {
    this.#running.delete(path);
  }

  #words() {
    const files = [...this.#running].join(', ');
    return files === '' ? 'no test file; something keeps the process open' : files;
  }
}
