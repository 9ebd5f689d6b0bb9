// The door of messages: SMS and push.
export { sandboxMessages, unconfiguredMessages } from './messages';
export { deleteMessagesTo, messagesTo } from './message-repository';
export { messagesPlugin } from './messages-plugin';
