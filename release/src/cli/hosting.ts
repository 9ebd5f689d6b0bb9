export { hostRemote } from '../hosts/remote-host';
export { hostShell } from '../hosts/shell-host';
