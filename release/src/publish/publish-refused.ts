/** Refused publication; each line says what to do about it. */
export class PublishRefused extends Error {
  override readonly name = 'PublishRefused';
  constructor(readonly objections: readonly string[]) {
    super(objections.join('\n'));
  }
}
