import { partPlugin } from '../common';
import type { FileStore } from './file-store';

declare module '../common/app' {
  interface Parts {
    files: FileStore;
  }
}

/** `app.files`: the photos of customers and shops. */
export const filesPlugin = (files: FileStore) => partPlugin('files', [], () => files);
