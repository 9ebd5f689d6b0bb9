// Entry point of calls to other companies: cards, vouchers, messages.
export { callProvider, type ProviderFetch, type ProviderReply } from './provider-call';
