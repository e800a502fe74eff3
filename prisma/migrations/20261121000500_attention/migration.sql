-- "Needs attention" looks for the few among the many: bounced mails and seals that fail. Prisma's schema
-- cannot name an index on a part of a table, and its diff does not look at one.
CREATE INDEX "Signer_bounced_idx" ON "Signer" ("accountId") WHERE "deliveryStatus" = 'Failed' AND "status" = 'NotCompleted';

CREATE INDEX "Document_seal_failed_idx" ON "Document" ("accountId") WHERE "sealState" = 'Failed';
