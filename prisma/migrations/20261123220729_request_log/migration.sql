-- CreateTable
CREATE TABLE "ApiRequest" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "credentialId" TEXT NOT NULL,
    "isSandbox" BOOLEAN NOT NULL,
    "operation" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "statusClass" SMALLINT NOT NULL,
    "errorType" TEXT,
    "durationMs" INTEGER NOT NULL,
    "ip" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApiRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ApiRequest_accountId_at_id_idx" ON "ApiRequest"("accountId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ApiRequest_accountId_statusClass_at_id_idx" ON "ApiRequest"("accountId", "statusClass", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ApiRequest_accountId_operation_at_id_idx" ON "ApiRequest"("accountId", "operation", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ApiRequest_credentialId_at_id_idx" ON "ApiRequest"("credentialId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ApiRequest_userId_at_id_idx" ON "ApiRequest"("userId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ApiRequest_at_idx" ON "ApiRequest" USING BRIN ("at");
