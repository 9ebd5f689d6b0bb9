import { createSignal } from '../common';

/** Visitors that this process has counted for a release. */
export interface RemoteHealthCount {
  /** `mf_usage@1.4.0-3f2a9c01`. */
  readonly version: string;
  readonly step: string;
  readonly count: number;
}

/** Counted reports on releases, for metrics. */
export const remoteHealthCounts = createSignal<RemoteHealthCount>();
