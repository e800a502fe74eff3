-- AlterTable
ALTER TABLE "SignerProof" ADD COLUMN     "presentAt" TIMESTAMPTZ(6),
ALTER COLUMN "provedAt" DROP NOT NULL;

-- AlterTable
ALTER TABLE "SignerToken" ADD COLUMN     "isOwn" BOOLEAN NOT NULL DEFAULT false;
