/**
 * Shares one computation among equal concurrent questions. When a commit or the end of a minute invalidates a cached
 * response, all its readers arrive at once; computing it for each would delay the last by all of them (cache stampede).
 */
export class AnswersUnderway {
  readonly #answers = new Map<string, Promise<string>>();

  /** @param question including its state, so that no caller gets a response that was computed for an older state. */
  share(question: string, work: () => Promise<string>): Promise<string> {
    const underway = this.#answers.get(question);
    if (underway !== undefined) return underway;
    const answer = work().finally(() => this.#answers.delete(question));
    this.#answers.set(question, answer);
    return answer;
  }
}
