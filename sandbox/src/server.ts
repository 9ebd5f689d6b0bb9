import { seedWhenEmpty } from '@dongne/api/seed';
import { runServer } from '@dongne/api';
import { sandboxExtension } from './sandbox-extension';
import { SANDBOX_MIGRATIONS } from './migrations';
import { seededCards } from './seeded-cards';
import { readSettings } from './settings';

await runServer(() => {
  const { config, isOn } = readSettings(process.env);
  if (!isOn) return { config, seed: (parts) => seedWhenEmpty(parts) };
  return {
    config,
    migrations: [SANDBOX_MIGRATIONS],
    seed: (parts) => seedWhenEmpty(parts, seededCards(config)),
    extend: (parts) => sandboxExtension(parts),
  };
});
