/** An account at the fake Google of the sandbox. */
export interface SandboxAccount {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
}

/** Who can log in there; nobody has a password. */
export const SANDBOX_ACCOUNTS: readonly SandboxAccount[] = [
  { subject: 'sandbox-1', name: '세탁왕', email: 'laundry@example.com' },
  { subject: 'sandbox-2', name: '다림이', email: 'ironing@example.com' },
  { subject: 'sandbox-3', name: '새이웃', email: 'neighbour@example.com' },
];
