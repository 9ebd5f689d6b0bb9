-- Makes the table of events partitioned by month. Its rows stay where they are, as the first partition; the name stays
-- that of all rows, so that servers of an older version go on.
-- squawk-ignore renaming-table
ALTER TABLE client_events RENAME TO client_events_before;--> statement-breakpoint
ALTER INDEX client_events_received RENAME TO client_events_before_received;--> statement-breakpoint
ALTER TABLE client_events_before DROP CONSTRAINT client_events_pkey;--> statement-breakpoint
ALTER TABLE client_events_before ALTER COLUMN id DROP IDENTITY;--> statement-breakpoint
CREATE TABLE client_events (
	id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
	name text NOT NULL,
	at timestamp with time zone NOT NULL,
	properties jsonb NOT NULL,
	received_at timestamp with time zone NOT NULL
) PARTITION BY RANGE (received_at);--> statement-breakpoint
CREATE INDEX client_events_received ON client_events (received_at);--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'ALTER TABLE client_events ATTACH PARTITION client_events_before FOR VALUES FROM (MINVALUE) TO (%L)',
    (SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''') FROM pg_constraint
      WHERE conname = 'client_events_until'));
  PERFORM setval(
    pg_get_serial_sequence('client_events', 'id'),
    (SELECT coalesce(max(id), 0) + 1 FROM client_events_before), false);
END;
$$;--> statement-breakpoint
CREATE TABLE client_events_default PARTITION OF client_events DEFAULT;
