-- A call that took effect without an answer is never done again: its key stays taken until the row is deleted after a day.
UPDATE "IdempotencyKey" SET "claimedUntil" = "createdAt" + interval '1 day'
WHERE "isCommitted" AND "status" IS NULL;

-- AlterTable
ALTER TABLE "IdempotencyKey" DROP COLUMN "isCommitted";
