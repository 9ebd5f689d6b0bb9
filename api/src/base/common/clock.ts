/** Source of the current time, so that tests and trials can time-travel. */
export interface Clock {
  now(): Date;
}

/** System clock with an offset. */
export class TravellingClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** Moves to this instant; time continues from it. */
  travelTo(instant: Date): void {
    this.#offsetMs = instant.getTime() - Date.now();
  }

  advance(byMs: number): void {
    this.#offsetMs += byMs;
  }
}
