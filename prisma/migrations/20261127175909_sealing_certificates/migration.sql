-- CreateTable
CREATE TABLE "EvidenceKey" (
    "id" UUID NOT NULL,
    "wrapped" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retiredAt" TIMESTAMPTZ(6),

    CONSTRAINT "EvidenceKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SealingCertificate" (
    "sha256" TEXT NOT NULL,
    "macKeyId" UUID NOT NULL,
    "mac" TEXT NOT NULL,

    CONSTRAINT "SealingCertificate_pkey" PRIMARY KEY ("sha256")
);

CREATE UNIQUE INDEX "EvidenceKey_in_use" ON "EvidenceKey" (("retiredAt" IS NULL)) WHERE "retiredAt" IS NULL;
