ALTER TABLE "SignerToken" ADD COLUMN "reassignedTo" TEXT;
