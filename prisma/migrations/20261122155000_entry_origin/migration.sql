-- AlterTable
ALTER TABLE "DocumentField" ADD COLUMN     "valueIp" TEXT,
ADD COLUMN     "valueUserAgent" TEXT;
