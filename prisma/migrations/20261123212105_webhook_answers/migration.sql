-- AlterTable
ALTER TABLE "WebhookEndpoint" ADD COLUMN     "secretMadeAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "lastAnswer" TEXT,
ADD COLUMN     "tries" JSONB NOT NULL DEFAULT '[]';

-- CreateIndex
CREATE INDEX "WebhookDelivery_endpointId_status_createdAt_idx" ON "WebhookDelivery"("endpointId", "status", "createdAt" DESC);

-- Secrets made before this were made with their endpoint, as far as is known.
UPDATE "WebhookEndpoint" SET "secretMadeAt" = "createdAt";
