/** Series that make an alert fire, and ones that must not. Values at one-minute steps, as promtool writes them. */
export interface AlertCase {
  readonly alert: string;
  readonly fires: Readonly<Record<string, string>>;
  readonly rests: Readonly<Record<string, string>>;
}

const requests = (status: string, perMinute: number): [string, string] => [
  `http_request_duration_seconds_count{job="api",status="${status}"}`,
  `0+${perMinute}x40`,
];
const duration = (le: string, perMinute: number): [string, string] => [
  `http_request_duration_seconds_bucket{job="api",route="/v1/app/main",le="${le}"}`,
  `0+${perMinute}x40`,
];
const visitors = (step: string, perMinute: number): [string, string] => [
  `remote_health_total{release="mf_usage@1",step="${step}"}`,
  `0+${perMinute}x40`,
];
const renders = (step: string, perMinute: number): [string, string] => [
  `server_renders_total{release="mf_usage@1",step="${step}"}`,
  `0+${perMinute}x40`,
];

/** One case for each alert; the values lie on both sides of its limit. */
export const ALERT_CASES: readonly AlertCase[] = [
  { alert: 'ProgramDown', fires: { 'up{job="api"}': '0x40' }, rests: { 'up{job="api"}': '1x40' } },
  { alert: 'NotReady', fires: { 'program_ready{job="api"}': '0x40' }, rests: { 'program_ready{job="api"}': '1x40' } },
  {
    alert: 'ServerErrors',
    fires: Object.fromEntries([requests('200', 98), requests('503', 2)]),
    rests: Object.fromEntries([requests('200', 995), requests('503', 5), requests('404', 100)]),
  },
  {
    alert: 'SlowAnswers',
    fires: Object.fromEntries([duration('1', 90), duration('2.5', 100), duration('+Inf', 100)]),
    rests: Object.fromEntries([duration('1', 99), duration('2.5', 100), duration('+Inf', 100)]),
  },
  {
    alert: 'JobsFail',
    fires: { 'job_rows_total{name="ask-card",outcome="failed"}': '0+1x40' },
    rests: {
      'job_rows_total{name="ask-card",outcome="failed"}': '3x40',
      'job_rows_total{name="a",outcome="done"}': '0+9x40',
    },
  },
  {
    alert: 'JobsStand',
    fires: { jobs_last_sweep_timestamp_seconds: '60x40' },
    rests: { jobs_last_sweep_timestamp_seconds: '0+60x40' },
  },
  { alert: 'MessagesWait', fires: { outbox_oldest_seconds: '700x40' }, rests: { outbox_oldest_seconds: '500x40' } },
  {
    alert: 'DatabaseBusy',
    fires: { 'database_connections{bulkhead="members",state="waiting"}': '4x40' },
    rests: {
      'database_connections{bulkhead="members",state="waiting"}':
        '0 3 0 0 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    },
  },
  {
    alert: 'ReleaseFails',
    fires: Object.fromEntries([visitors('opened', 20), visitors('failing', 3)]),
    rests: Object.fromEntries([visitors('opened', 20), visitors('failing', 0.5)]),
  },
  {
    alert: 'RendersFail',
    fires: Object.fromEntries([renders('rendered', 20), renders('threw', 5)]),
    rests: Object.fromEntries([renders('rendered', 20), renders('late', 0.5)]),
  },
  {
    alert: 'RegistryStale',
    fires: { 'registry_last_read_timestamp_seconds{job="shell-host"}': '60x40' },
    rests: { 'registry_last_read_timestamp_seconds{job="shell-host"}': '0+60x40' },
  },
  {
    alert: 'ProcessBlocked',
    fires: { 'nodejs_eventloop_lag_p99_seconds{job="api"}': '0.6x40' },
    rests: { 'nodejs_eventloop_lag_p99_seconds{job="api"}': '0.1x40' },
  },
  {
    alert: 'MemoryGrows',
    fires: { 'process_resident_memory_bytes{job="api"}': '1300000000x40' },
    rests: { 'process_resident_memory_bytes{job="api"}': '600000000x40' },
  },
];
