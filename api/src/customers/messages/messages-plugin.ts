import { partPlugin } from '#base';
import type { Messages } from './messages';

declare module '../../base/common/app' {
  interface Parts {
    messages: Messages;
  }
}

/** Provides the sending of SMS and pushes as `app.messages`. */
export const messagesPlugin = (messages: Messages) => partPlugin('messages', [], () => messages);
