import { runCommand } from '../cli/run-command';
import { hostShell } from '../hosts/shell-host';

runCommand(async () => hostShell(), { program: 'shell-host' });
