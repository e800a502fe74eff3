-- AlterTable
ALTER TABLE "WebhookEndpoint" ADD COLUMN     "disabledStatus" INTEGER;

-- Why an endpoint was given up stood here as an English sentence, with what those on the own network had answered.
UPDATE "WebhookEndpoint" SET
  "disabledStatus" = (CASE WHEN "mayReachPrivate" THEN NULL ELSE substring("disabledReason" from ' status (\d{3})\.$')::int END),
  "disabledReason" = (CASE
    WHEN "disabledReason" LIKE 'The secret cannot be opened%' THEN 'secret'
    WHEN NOT "mayReachPrivate" AND "disabledReason" ~ ' status \d{3}\.$' THEN 'status'
    ELSE 'not taken'
  END)
WHERE "disabledReason" IS NOT NULL;
