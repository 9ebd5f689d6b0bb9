type Work = () => void;

/** Runs queued work one piece per task, in order, so that input is not delayed. A queued piece is not added again. */
export class TaskQueue {
  private readonly waiting = new Set<Work>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(work: Work): void {
    this.waiting.add(work);
    this.timer ??= setTimeout(this.next);
  }

  /** Removes a piece from the queue. */
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
