-- AlterTable
ALTER TABLE "Process" ADD COLUMN     "certificateEndsAt" TIMESTAMPTZ(6),
ADD COLUMN     "certificateSha256" TEXT,
ADD COLUMN     "diskFreeBytes" BIGINT,
ADD COLUMN     "diskTotalBytes" BIGINT,
ADD COLUMN     "mailKind" TEXT,
ADD COLUMN     "storageKind" TEXT,
ADD COLUMN     "storageMark" TEXT;
