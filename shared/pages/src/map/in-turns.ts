type Work = () => void;

/**
 * Does work one piece in a task, in the order in which it came: all at once would keep a finger waiting. A piece that waits already
 * waits once.
 */
export class InTurns {
  private readonly waiting = new Set<Work>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(work: Work): void {
    this.waiting.add(work);
    this.timer ??= setTimeout(this.next);
  }

  /** Nobody needs it any more. */
  forget(work: Work): void {
    this.waiting.delete(work);
  }

  private readonly next = (): void => {
    const [work] = this.waiting;
    this.timer = undefined;
    if (work === undefined) return;
    this.waiting.delete(work);
    if (this.waiting.size > 0) this.timer = setTimeout(this.next);
    work();
  };
}
