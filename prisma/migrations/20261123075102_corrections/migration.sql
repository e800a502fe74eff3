-- CreateEnum
CREATE TYPE "CorrectionEnd" AS ENUM ('Applied', 'Discarded');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "correctedSince" TIMESTAMPTZ(6),
ADD COLUMN     "edition" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "base" JSONB,
ADD COLUMN     "correctedById" UUID,
ADD COLUMN     "correctionEnd" "CorrectionEnd";
