-- CreateIndex
CREATE INDEX "Document_brandId_isSandbox_activityAt_id_deletedAt_idx" ON "Document"("brandId", "isSandbox", "activityAt" DESC, "id" DESC, "deletedAt");
