CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"drawn_by" text NOT NULL,
	"navigation" text NOT NULL,
	"network" text NOT NULL,
	"is_native_app" boolean NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_of" PRIMARY KEY("day","route","version","shell","drawn_by","navigation","network","is_native_app","name","bucket")
);
