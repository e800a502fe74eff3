-- AlterTable
ALTER TABLE "TemplateFile" ADD COLUMN     "undrawnPages" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
