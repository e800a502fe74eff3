-- AlterTable
ALTER TABLE "Signer" ADD COLUMN     "prefillHeldAt" TIMESTAMPTZ(6),
ADD COLUMN     "prefilledAt" TIMESTAMPTZ(6);
