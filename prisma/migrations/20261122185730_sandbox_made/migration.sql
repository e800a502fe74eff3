-- AlterTable
ALTER TABLE "Brand" ADD COLUMN     "isSandbox" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "CustomField" ADD COLUMN     "isSandbox" BOOLEAN NOT NULL DEFAULT false;
