-- AlterTable
ALTER TABLE "WebhookEndpoint" ADD COLUMN     "hasBoldSignHeaders" BOOLEAN NOT NULL DEFAULT false;

-- The public enum of actors has no "System": what the service does itself it does for the sender.
UPDATE "WebhookDelivery" w
SET "context" = jsonb_set("context", '{actor}', CASE
	WHEN w."eventType" = 'Verification' THEN '{"userType": "Admin", "id": ""}'::jsonb
	ELSE jsonb_build_object('userType', 'Sender',
		'id', COALESCE((SELECT d."senderId"::text FROM "Document" d WHERE d."id" = w."documentId"), ''))
	END)
WHERE w."context" -> 'actor' ->> 'userType' = 'System';
UPDATE "WebhookDelivery" SET "context" = "context" - 'data'
WHERE "eventType" = 'Verification' AND "context" -> 'data' ->> 'object' = 'webhook';
