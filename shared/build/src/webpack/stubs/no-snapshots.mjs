/** Stands in for federation's snapshots of deployments: the registry names containers, no manifest is read at run time. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

/** @returns nothing is known of any deployment. */
export const getGlobalRemoteInfo = () => ({});
