UPDATE "Account" SET "dateFormat" = 'SignerLanguage' WHERE "datesFollowLanguage";

-- AlterTable
ALTER TABLE "Account" DROP COLUMN "datesFollowLanguage",
ALTER COLUMN "dateFormat" SET DEFAULT 'SignerLanguage';
