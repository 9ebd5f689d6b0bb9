-- Bounds the rows, so that their table becomes a partition (0012) without a scan under an exclusive lock. The bound is
-- far enough ahead for servers to go on writing between these migrations.
DO $$
BEGIN
  EXECUTE format(
    'ALTER TABLE client_events ADD CONSTRAINT client_events_until CHECK (received_at < %L) NOT VALID',
    (date_trunc('month', greatest(now(), (SELECT max(received_at) FROM client_events)) AT TIME ZONE 'UTC')
      + interval '3 months') AT TIME ZONE 'UTC');
END;
$$;
