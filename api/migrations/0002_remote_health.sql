CREATE TABLE "remote_health" (
	"minute" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "remote_health_of" PRIMARY KEY("minute","version","route","step")
);
--> statement-breakpoint
CREATE TABLE "remote_health_reports" (
	"visitor" text NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"step" text NOT NULL,
	"address" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remote_health_reports_of" PRIMARY KEY("visitor","version","route","step")
);
--> statement-breakpoint
CREATE INDEX "remote_health_reports_by_address" ON "remote_health_reports" USING btree ("address","version");--> statement-breakpoint
CREATE INDEX "remote_health_reports_by_age" ON "remote_health_reports" USING btree ("counted_at");