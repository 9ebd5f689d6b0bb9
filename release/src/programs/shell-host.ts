import { hostShell } from '../hosts/shell-host';

hostShell();
