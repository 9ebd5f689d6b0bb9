import { partPlugin } from '#base';
import type { Messages } from './messages';

declare module '../../base/common/app' {
  interface Parts {
    messages: Messages;
  }
}

/** `app.messages`: how SMS and push messages leave. */
export const messagesPlugin = (messages: Messages) => partPlugin('messages', [], () => messages);
