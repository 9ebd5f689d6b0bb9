-- Changes of open pages are rows, because NOTIFY takes a lock of the whole server in every commit (docs/domain/live.md).
CREATE UNLOGGED TABLE "live_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"change" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_changes_of" PRIMARY KEY("xid","change")
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_change"("member_id" integer, "kind" text, "application_id" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO live_changes ("change")
    VALUES (json_build_object('kind', "kind", 'memberId', "member_id", 'applicationId', "application_id")::text)
    ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_of_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_changes ("change") VALUES (json_build_object('kind', 'session', 'sessionId', NEW.id)::text)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
