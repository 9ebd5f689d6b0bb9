import { runCommand } from '../cli/run-command';
import { frontEndOf } from '../config';
import { hostRemote } from '../hosts/remote-host';

// `node remote-host.mjs mf-usage`
runCommand(async () => hostRemote(frontEndOf(process.argv[2])), { program: 'remote-host' });
