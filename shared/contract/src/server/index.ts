export { clientAddress, trustOwnHost, trustProxyOf, type TrustProxy } from './trusted-proxies';
