CREATE TABLE "buildings" (
	"road_code" text NOT NULL,
	"is_underground" boolean NOT NULL,
	"main_number" integer NOT NULL,
	"sub_number" integer NOT NULL,
	"road" text NOT NULL,
	"emd_code" text NOT NULL,
	"ri" text NOT NULL,
	"postal_code" text NOT NULL,
	"is_hill" boolean,
	"lot_main" integer,
	"lot_sub" integer,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "buildings_road_code_main_number_sub_number_is_underground_pk" PRIMARY KEY("road_code","main_number","sub_number","is_underground")
);
--> statement-breakpoint
CREATE INDEX "buildings_road" ON "buildings" USING btree ("road","main_number","sub_number");--> statement-breakpoint
CREATE INDEX "buildings_lot" ON "buildings" USING btree ("emd_code","lot_main","lot_sub");--> statement-breakpoint
CREATE INDEX "buildings_position" ON "buildings" USING btree ("latitude","longitude");