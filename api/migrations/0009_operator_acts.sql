CREATE TABLE "operator_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"subject" jsonb NOT NULL,
	"status" integer,
	"trace_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_sessions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
CREATE INDEX "operator_acts_at" ON "operator_acts" USING btree ("at");