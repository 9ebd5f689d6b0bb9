/**
 * Jest reporter that names the running files when the run is terminated, as `pnpm test` does at its time limit. Jest
 * reports a file only at its end.
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
    return files === '' ? 'no test file; an open handle keeps the process alive' : files;
  }
}
