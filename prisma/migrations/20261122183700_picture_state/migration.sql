-- CreateEnum
CREATE TYPE "PictureState" AS ENUM ('Fine', 'Missing', 'Retried');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "pictureState" "PictureState" NOT NULL DEFAULT 'Fine',
ADD COLUMN     "redrawnAt" TIMESTAMPTZ(6);

UPDATE "Document" d SET "pictureState" = 'Missing' WHERE EXISTS (SELECT FROM "DocumentFile" f
    WHERE f."documentId" = d."id" AND f."isDrawn" AND cardinality(f."undrawnPages") > 0);

-- "Needs attention" looks for the few among the many, as the migration "attention" says.
CREATE INDEX "Document_undrawn_idx" ON "Document" ("accountId")
    WHERE "pictureState" <> 'Fine' AND "status" IN ('Draft', 'Scheduled', 'InProgress');
