import { sentPhoto, type SentPhoto } from '../files';

/** A photo out of a data URL. @throws {Refusal} `UNSUPPORTED_IMAGE`, `TOO_LARGE`. */
export const photoOfDataUrl = (dataUrl: string): SentPhoto =>
  sentPhoto(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
