-- Most rows have none of these: an index over those that do costs the others nothing.
DROP INDEX "Document_purgeAt_idx";
CREATE INDEX "Document_purgeAt_idx" ON "Document"("purgeAt") WHERE "purgeAt" IS NOT NULL;
DROP INDEX "Document_timestampUntil_idx";
CREATE INDEX "Document_timestampUntil_idx" ON "Document"("timestampUntil") WHERE "timestampUntil" IS NOT NULL;
DROP INDEX "Document_senderIdentityId_idx";
CREATE INDEX "Document_senderIdentityId_idx" ON "Document"("senderIdentityId") WHERE "senderIdentityId" IS NOT NULL;
DROP INDEX "Document_sealedKey_idx";
CREATE INDEX "Document_sealedKey_idx" ON "Document"("sealedKey") WHERE "sealedKey" IS NOT NULL;
DROP INDEX "Document_certificateKey_idx";
CREATE INDEX "Document_certificateKey_idx" ON "Document"("certificateKey") WHERE "certificateKey" IS NOT NULL;
DROP INDEX "Document_brandLogoKey_idx";
CREATE INDEX "Document_brandLogoKey_idx" ON "Document"("brandLogoKey") WHERE "brandLogoKey" IS NOT NULL;
DROP INDEX "Document_mailedKey_idx";
CREATE INDEX "Document_mailedKey_idx" ON "Document"("mailedKey") WHERE "mailedKey" IS NOT NULL;
DROP INDEX "DocumentFile_sealedKey_idx";
CREATE INDEX "DocumentFile_sealedKey_idx" ON "DocumentFile"("sealedKey") WHERE "sealedKey" IS NOT NULL;
DROP INDEX "DocumentField_valueKey_idx";
CREATE INDEX "DocumentField_valueKey_idx" ON "DocumentField"("valueKey") WHERE "valueKey" IS NOT NULL;

-- People are found by lower("email").
DROP INDEX "Signer_accountId_email_idx";

-- Each search reads what waits to be sorted into these: by default up to 4 MB.
ALTER INDEX IF EXISTS "Document_searchText_idx" SET (gin_pending_list_limit = 256);
ALTER INDEX "Document_labels_idx" SET (gin_pending_list_limit = 256);
