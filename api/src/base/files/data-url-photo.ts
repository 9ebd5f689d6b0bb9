import { Type } from 'typebox';
import { sentPhoto, type SentPhoto } from './sent-photo';

/** Photo as a data URL in JSON, as the shops' tools send it. */
export const DataUrlPhoto = Type.String({
  maxLength: 2_200_000,
  pattern: '^data:image/',
  description: 'data URL of a photo',
});

/** Decodes a photo from a data URL. @throws {Refusal} `UNSUPPORTED_IMAGE`, `TOO_LARGE`. */
export const photoOfDataUrl = (dataUrl: string): SentPhoto =>
  sentPhoto(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
