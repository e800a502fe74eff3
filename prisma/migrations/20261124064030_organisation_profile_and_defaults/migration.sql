-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "contactEmail" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "declineReasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "draftDefaults" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "postalAddress" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "website" TEXT NOT NULL DEFAULT '';
