-- The certificate of completion has one name.
ALTER TABLE "Document" RENAME COLUMN "auditLogKey" TO "certificateKey";
ALTER INDEX "Document_auditLogKey_idx" RENAME TO "Document_certificateKey_idx";
