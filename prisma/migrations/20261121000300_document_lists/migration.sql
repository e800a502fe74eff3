-- AlterTable
ALTER TABLE "SignerToken" ADD COLUMN     "redirectUrl" TEXT;

-- CreateIndex
CREATE INDEX "Document_labels_idx" ON "Document" USING GIN ("labels");

-- Addresses are stored as given and compared in lower case. Prisma's schema cannot name an index on an
-- expression, and its diff does not look at one.
CREATE INDEX "Signer_accountId_lower_email_idx" ON "Signer" ("accountId", lower("email"));
