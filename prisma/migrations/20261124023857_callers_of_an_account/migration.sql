-- DropIndex
DROP INDEX "ApiRequest_credentialId_at_id_idx";

-- CreateIndex
CREATE INDEX "ApiRequest_accountId_credentialId_at_id_idx" ON "ApiRequest"("accountId", "credentialId", "at" DESC, "id" DESC);
