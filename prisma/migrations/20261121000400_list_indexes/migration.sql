-- DropIndex
DROP INDEX "Document_accountId_isSandbox_activityAt_id_idx";

-- DropIndex
DROP INDEX "Document_accountId_isSandbox_status_activityAt_id_idx";

-- DropIndex
DROP INDEX "Document_senderId_isSandbox_activityAt_id_idx";

-- DropIndex
DROP INDEX "Document_teamId_isSandbox_activityAt_id_idx";

-- CreateIndex
CREATE INDEX "Document_accountId_isSandbox_activityAt_id_deletedAt_idx" ON "Document"("accountId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Document_accountId_isSandbox_status_activityAt_id_deletedAt_idx" ON "Document"("accountId", "isSandbox", "status", "activityAt" DESC, "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Document_senderId_isSandbox_activityAt_id_deletedAt_idx" ON "Document"("senderId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Document_teamId_isSandbox_activityAt_id_deletedAt_idx" ON "Document"("teamId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");
