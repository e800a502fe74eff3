-- CreateTable
CREATE TABLE "IdentityReviewLink" (
    "hash" TEXT NOT NULL,
    "signerId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "mayDecide" BOOLEAN NOT NULL,
    "redirectUrl" TEXT,
    "frameOrigins" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "IdentityReviewLink_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "IdentityReviewLink_signerId_idx" ON "IdentityReviewLink"("signerId");

-- CreateIndex
CREATE INDEX "IdentityReviewLink_userId_idx" ON "IdentityReviewLink"("userId");

-- CreateIndex
CREATE INDEX "IdentityReviewLink_expiresAt_idx" ON "IdentityReviewLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "IdentityReviewLink" ADD CONSTRAINT "IdentityReviewLink_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdentityReviewLink" ADD CONSTRAINT "IdentityReviewLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
