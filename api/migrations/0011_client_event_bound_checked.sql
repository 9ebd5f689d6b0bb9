-- Scans the table while servers go on writing.
ALTER TABLE client_events VALIDATE CONSTRAINT client_events_until;
