/**
 * Shares one computation among equal concurrent questions. When a commit or the end of a minute invalidates a cached
 * response, all its readers arrive at once; computing it for each would delay the last by all of them (cache stampede).
 */
export class SingleFlight {
  readonly #running = new Map<string, Promise<string>>();

  /** @param question including its state, so that no caller gets a response that was computed for an older state. */
  share(question: string, work: () => Promise<string>): Promise<string> {
    const running = this.#running.get(question);
    if (running !== undefined) return running;
    const answer = work().finally(() => this.#running.delete(question));
    this.#running.set(question, answer);
    return answer;
  }
}
