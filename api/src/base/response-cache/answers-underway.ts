/**
 * Has what is asked for several times at once worked out a single time. When a commit or a minute's end ends a kept answer, everybody
 * who wants it comes in the same moment: each working it out anew, the last would wait for all of them.
 */
export class AnswersUnderway {
  readonly #answers = new Map<string, Promise<string>>();

  /** @param question with the state that it is asked in: nobody gets what was begun before they came and is no longer true. */
  share(question: string, work: () => Promise<string>): Promise<string> {
    const underway = this.#answers.get(question);
    if (underway !== undefined) return underway;
    const answer = work().finally(() => this.#answers.delete(question));
    this.#answers.set(question, answer);
    return answer;
  }
}
