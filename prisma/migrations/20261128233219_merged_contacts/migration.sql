-- CreateTable
CREATE TABLE "MergedContact" (
    "id" UUID NOT NULL,
    "contactId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "MergedContact_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MergedContact_contactId_idx" ON "MergedContact"("contactId");

-- CreateIndex
CREATE INDEX "MergedContact_expiresAt_idx" ON "MergedContact"("expiresAt");

-- AddForeignKey
ALTER TABLE "MergedContact" ADD CONSTRAINT "MergedContact_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
