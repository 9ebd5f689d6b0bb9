import { onRunnerExit } from './package-runners';
import type { Launcher } from './launcher';

/** Stops everything on SIGTERM, on Ctrl-C, and when the command that runs this process has ended. */
export const stopWithRunner = (launcher: Launcher): void => {
  const stop = (): void => void launcher.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  onRunnerExit(stop);
};

/**
 * Runs a command; stops every process that it has started when it fails.
 *
 * @throws the command's error.
 */
export const stopOnFailure = async (launcher: Launcher, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    await launcher.stop();
    throw error;
  }
};
