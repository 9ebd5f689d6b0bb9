import { partPlugin } from '../common';
import type { FileStore } from './file-store';

declare module '../common/app' {
  interface Parts {
    files: FileStore;
  }
}

/** Provides the photos of customers and shops as `app.files`. */
export const filesPlugin = (files: FileStore) => partPlugin('files', [], () => files);
