-- by hand
CREATE FUNCTION "tell_change"("member_id" integer, "kind" text, "application_id" integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live_changes', json_build_object('kind', "kind", 'memberId', "member_id", 'applicationId', "application_id")::text);
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(NEW.member_id, 'request', NEW.id);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_part_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(requests.member_id, 'request', requests.id) FROM requests WHERE requests.id = NEW.request_id;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(charges.member_id, 'request', charges.request_id)
    FROM charges WHERE charges.id = NEW.charge_id AND charges.request_id IS NOT NULL;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_notification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(NEW.member_id, 'notification', NULL);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_changes', json_build_object('kind', 'session', 'sessionId', NEW.id)::text);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "requests_live" AFTER INSERT OR UPDATE ON "requests" FOR EACH ROW EXECUTE FUNCTION "tell_of_request"();--> statement-breakpoint
CREATE TRIGGER "request_moves_live" AFTER INSERT OR UPDATE ON "request_moves" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "request_offers_live" AFTER INSERT OR UPDATE ON "request_offers" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "request_items_live" AFTER INSERT OR UPDATE ON "request_items" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "item_questions_live" AFTER INSERT OR UPDATE ON "item_questions" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "no_shows_live" AFTER INSERT OR UPDATE ON "no_shows" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "item_refunds_live" AFTER INSERT OR UPDATE ON "item_refunds" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "charges_live" AFTER INSERT OR UPDATE ON "charges" FOR EACH ROW WHEN (NEW.request_id IS NOT NULL) EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "refunds_live" AFTER INSERT OR UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION "tell_of_refund"();--> statement-breakpoint
CREATE TRIGGER "notifications_live" AFTER INSERT OR UPDATE ON "notifications" FOR EACH ROW EXECUTE FUNCTION "tell_of_notification"();--> statement-breakpoint
CREATE TRIGGER "sessions_live" AFTER UPDATE OF "ended_at" ON "sessions" FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION "tell_of_ended_session"();
