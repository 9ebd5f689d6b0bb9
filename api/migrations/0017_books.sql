CREATE INDEX "payment_attempts_settled" ON "payment_attempts" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "refunds_settled" ON "refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_at" ON "ledger_postings" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sandbox_card_ledger_day" ON "sandbox_card_ledger" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "voucher_refunds_settled" ON "voucher_refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "voucher_uses_settled" ON "voucher_uses" USING btree ("settled_at");